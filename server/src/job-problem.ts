/**
 * For the log, about work that goes on without what failed: which work, and the kind of error. Never the user, nor the
 * content.
 */
export type JobProblem = { readonly job: string; readonly error: string };
export type OnProblem = (problem: JobProblem) => void;

const codeForm = /^[A-Z0-9_]{2,40}$/;

/** 'TypeError', 'DatabaseError 57014': the message may name a person, the class does not. */
export function problemOf(job: string, error: unknown): JobProblem {
  if (!(error instanceof Error)) return { job, error: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const told = typeof code === 'string' && codeForm.test(code) ? ` ${code}` : '';
  return { job, error: `${error.constructor.name}${told}` };
}

/** Reports the problem and goes on; without a listener it is thrown. */
export function tellOrThrow(onProblem: OnProblem | undefined, job: string, error: unknown): void {
  if (onProblem === undefined) throw error;
  onProblem(problemOf(job, error));
}
