/** A start that cannot go on, told in one sentence to the person at the terminal. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}
