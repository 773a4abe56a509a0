import { logWarning } from '../log.ts'

/**
 * Reading and writing local storage, which a browser may refuse (private windows, policies). What is kept there is
 * convenience only, so the console works without it; the refusal is told once in the log.
 */
let hasWarned = false

function warnOnce(error: unknown): null {
  if (!hasWarned) logWarning('Local storage is not available; choices are not remembered.', error)
  hasWarned = true
  return null
}

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    return warnOnce(error)
  }
}

/** Null takes the entry away. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch (error) {
    warnOnce(error)
  }
}
