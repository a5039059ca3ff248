/** A start that cannot go on, described in one sentence for the operator. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
  /** The exit code of the command. */
  readonly exitCode: number = 1;
}
