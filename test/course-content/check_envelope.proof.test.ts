import grader from "../../graders/02-lifecycle-and-capabilities/check_envelope/grader.ts";
import { proveGrader } from "./proof.ts";

proveGrader("check_envelope", grader);
