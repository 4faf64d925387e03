/** What one submission may use. Each is an option, and is named with its value when it is hit. */
export interface Limits {
  /** Wall time of one call, milliseconds. */
  callMs: number;
  /** Wall time of loading one exercise's module, milliseconds. */
  loadMs: number;
  /** Wall time of everything a submission does, milliseconds. */
  submissionMs: number;
  /** JavaScript heap of the child, MiB. */
  heapMiB: number;
  /** Resident memory of the child, MiB (Linux only: read from /proc). */
  residentMiB: number;
  /** Console text kept for one check, KiB; more is dropped and said, the verdict stays. */
  consoleKiB: number;
  /** One result as JSON text, KiB. */
  replyKiB: number;
  /** All source files of one exercise together, KiB. */
  sourceKiB: number;
  /** How many source files one exercise may be made of. */
  sourceFiles: number;
  /** Wall time of the type check, milliseconds. */
  typesMs: number;
  /** Resident memory of the type checker, MiB (Linux only: read from /proc). */
  typesMiB: number;
}

export const defaultLimits: Limits = {
  callMs: 1000,
  loadMs: 1000,
  submissionMs: 20_000,
  heapMiB: 96,
  residentMiB: 150,
  consoleKiB: 64,
  replyKiB: 1024,
  sourceKiB: 256,
  sourceFiles: 50,
  typesMs: 5000,
  typesMiB: 512,
};

/** A limit that was hit: which one, and its value in the unit its name ends with. */
export interface HitLimit {
  name: keyof Limits;
  value: number;
}
