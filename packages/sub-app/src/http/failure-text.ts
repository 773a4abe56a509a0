import { ApiError } from './api-error.ts'
import { hasOwnMessage } from './http-messages.ts'

/** Why something failed, for people: in the server's own words where it gave any. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.detail.reason ?? error.message
  return error instanceof Error ? error.message : String(error)
}

/** What the toast of a failed call says: a status that has no text of its own, such as 409, in the server's words. */
export function toastText({ kind, status, message, detail }: ApiError): string {
  const isUnnamed = kind === 'status' && status !== null && !hasOwnMessage(status)
  return isUnnamed ? (detail.reason ?? message) : message
}
