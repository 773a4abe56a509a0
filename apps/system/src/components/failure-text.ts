import { ApiError } from '@console/sub-app'

/** Why a call failed, in the server's words where it has some. */
export function failureText(error: Error): string {
  return error instanceof ApiError ? (error.detail.reason ?? error.message) : error.message
}
