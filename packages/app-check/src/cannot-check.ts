/** Why nothing could be checked: one line for the person who started it. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck'
}
