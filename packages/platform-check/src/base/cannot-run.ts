/** The check cannot run; its message says why, and what to do. */
export class CannotRun extends Error {}
