/**
 * What has no place on the screen goes to the browser's log, where whoever looks after the console finds it.
 * Nothing secret and nothing of a person's data belongs here.
 */
export function logWarning(text: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place of the host that writes to the log
  console.warn(text, ...(error === undefined ? [] : [error]))
}

export function logError(text: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place of the host that writes to the log
  console.error(text, error)
}
