/** A problem that the user can act on: shown as it is, without a stack. */
export class SetupProblem extends Error {}
