/** Name of the student's script inside its realm: frames with any other name are ours. */
export const programScript = "program.js";

/** Name of the prelude's script; its frames are never shown. */
export const preludeScript = "prelude.js";
