/**
 * The realm has a queue of microtasks of its own, which runs only after an evaluation. Calls are no
 * evaluations: what a student leaves in the queue never runs between two calls, nor in the host.
 */
export const microtaskMode = "afterEvaluate";
