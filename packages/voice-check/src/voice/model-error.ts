/** A file that is no speaker model, or cannot be used here; its message is for the person who named the file. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}
