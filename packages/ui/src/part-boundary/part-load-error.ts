/** The code or the texts of a page or a part of it did not load; `cause` says why. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** By name: host and sub-apps each have their own copy of the class. */
export function isPartLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PartLoadError'
}
