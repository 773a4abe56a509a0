import { ApiError } from './api-error.ts'

/** Why something failed, for people: in the server's own words where it gave any. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.detail.reason ?? error.message
  return error instanceof Error ? error.message : String(error)
}
