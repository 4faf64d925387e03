import type { Answer } from "./answers.ts";
import type { Program } from "./submission.ts";

/** Something asked of the child: to open a realm, or to take steps in it. */
export interface Request {
  readonly session: Session;
  /** As it is sent, without the end of line. */
  readonly line: string;
  readonly opens: boolean;
  /** How many replies are due. */
  readonly replies: number;
  /** A second answer, when the request was repeated, is not heard. */
  answered: boolean;
  answer(answer: Answer): void;
  /** Grading cannot go on: no answer will come, and it is not the student's fault. */
  fail(error: Error): void;
}

/** One realm as the parent knows it, with everything asked of it: so it can be brought back. */
export interface Session {
  readonly program: Program;
  readonly history: Request[];
  /** How often in a row a request of it ran out of time. */
  timeouts: number;
  /** The child died of one of its requests: the rest are not made. */
  dead: boolean;
}

/** A realm of which nothing was asked yet. */
export function createSession(program: Program): Session {
  return { program, history: [], timeouts: 0, dead: false };
}

/**
 * A new request at the end of a session's history, and the promise of what its answer means.
 *
 * @param read turns the answer into what was asked for
 */
export function createRequest<T>(
  session: Session,
  asked: Pick<Request, "line" | "opens" | "replies">,
  read: (answer: Answer) => T,
): { request: Request; result: Promise<T> } {
  const { promise, resolve, reject } = withResolvers<T>();
  const request: Request = {
    ...asked,
    session,
    answered: false,
    answer(answer) {
      if (request.answered) return;
      request.answered = true;
      try {
        resolve(read(answer));
      } catch (error) {
        reject(error);
      }
    },
    fail(error) {
      request.answered = true;
      reject(error);
    },
  };
  session.history.push(request);
  return { request, result: abandonable(promise) };
}

/** The same promise: somebody who stops waiting for it turns no failure into an unhandled rejection. */
export function abandonable<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
