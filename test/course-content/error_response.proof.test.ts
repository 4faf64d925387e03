import grader from "../../graders/02-lifecycle-and-capabilities/error_response/grader.ts";
import { proveGrader } from "./proof.ts";

proveGrader("error_response", grader);
