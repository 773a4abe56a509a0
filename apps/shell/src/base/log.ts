/**
 * Details that are not shown on the screen go to the browser's log, where operators of the console find them. Never log
 * secrets or personal data.
 */
export function logWarning(text: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- the only module of the host that writes to the log
  console.warn(text, ...(error === undefined ? [] : [error]))
}

export function logError(text: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only module of the host that writes to the log
  console.error(text, error)
}
