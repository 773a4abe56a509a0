import type { Language } from '@console/contracts'
import { ApiError } from './api-error.ts'
import { httpTexts } from './http-texts.ts'

/** Why something failed, for users: the server's own text if it sent one. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.detail.reason ?? error.message
  return error instanceof Error ? error.message : String(error)
}

/** Why the platform refused, in its own words, for a text that says what failed; null of any other failure. */
export function refusalReason(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status === null || error.status >= 500) return null
  return error.detail.reason ?? (error.kind === 'refusal' ? error.message : null)
}

/** The text of the toast of a failed call: the server's own for a status without a text, such as 409. */
export function toastText({ kind, status, message, detail }: ApiError): string {
  const isUnnamed = kind === 'status' && status !== null && !hasOwnMessage(status)
  return isUnnamed ? (detail.reason ?? message) : message
}

/** Finds the text for a failed status; other statuses are named by their number. */
export function httpMessage(language: Language, key: number | 'network' | 'shape' | 'refused'): string {
  const texts: Readonly<Record<string, string>> = httpTexts[language]
  // If the file of texts did not arrive, the number is left.
  return texts[`http.${key}`] ?? (texts['http.other'] ?? '{status}').replace('{status}', String(key))
}

/** True if a status has a text of its own (SHELL-018). */
function hasOwnMessage(status: number): boolean {
  return `http.${status}` in httpTexts.en
}
