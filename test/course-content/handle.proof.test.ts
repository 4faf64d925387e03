import grader from "../../graders/02-lifecycle-and-capabilities/handle/grader.ts";
import { proveGrader } from "./proof.ts";

proveGrader("handle", grader);
