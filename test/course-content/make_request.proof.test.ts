import grader from "../../graders/02-lifecycle-and-capabilities/make_request/grader.ts";
import { proveGrader } from "./proof.ts";

proveGrader("make_request", grader);
