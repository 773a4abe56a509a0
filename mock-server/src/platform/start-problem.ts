/** Stops the start; its message is the one line that the person reads, without a stack. */
export class StartProblem extends Error {}
