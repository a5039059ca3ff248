/** Something the person can act on: shown as it is, without a stack. */
export class SetupProblem extends Error {}
