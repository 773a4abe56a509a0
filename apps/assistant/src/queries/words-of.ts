import { ApiError } from '@console/sub-app'

/** The server's own words where it gave any. */
export function wordsOf(error: Error): string {
  return error instanceof ApiError ? (error.detail.reason ?? error.message) : error.message
}
