const FORBIDDEN = 403

/** True if the server answered that the person may not see this; an `ApiError` has the status. */
export function isForbidden(error: object | null): boolean {
  return error !== null && 'status' in error && error.status === FORBIDDEN
}
