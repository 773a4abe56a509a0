import { ApiError } from '@console/sub-app'

/** What the server said of a failure in its own words, else what the failure is called. */
export function wordsOf(error: Error): string {
  return (error instanceof ApiError ? error.detail.reason : undefined) ?? error.message
}
