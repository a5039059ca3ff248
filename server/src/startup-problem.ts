/** A start that cannot go on, told in one sentence to the person at the terminal. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
  /** With which a command ends. */
  readonly exitCode: number = 1;
}
