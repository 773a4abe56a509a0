/**
 * The browser's storage, which it may refuse: merely reading `window.localStorage` throws where cookies are blocked, and
 * writing does where it is full. Nothing in it is needed for the console to work.
 */

/** Shared by all tabs of this browser; null where the browser refuses it. */
export function sharedStorage(): Storage | null {
  return storageOrNull(() => window.localStorage)
}

/** This tab's own; null where the browser refuses it, as it may in a frame of another site. */
export function tabStorage(): Storage | null {
  return storageOrNull(() => window.sessionStorage)
}

/** Values that the browser refused to store, by the storage that is full or null: they last as long as the page. */
const refused = new Map<Storage | null, Map<string, string>>()
let hasWarned = false

/** Reads the value stored under a key in this browser; null when nothing is. */
export function readStored(key: string, storage = sharedStorage()): string | null {
  return storage?.getItem(key) ?? refused.get(storage)?.get(key) ?? null
}

/** Stores a value, or removes it when it is null. What the browser refuses to store lasts as long as the page. */
export function writeStored(key: string, value: string | null, storage = sharedStorage()): void {
  refused.get(storage)?.delete(key)
  if (value === null) {
    storage?.removeItem(key)
    return
  }
  try {
    if (storage === null) throw new Error('The browser refuses its storage.')
    storage.setItem(key, value)
  } catch (error) {
    // Otherwise an older value would be read instead.
    storage?.removeItem(key)
    refused.set(storage, (refused.get(storage) ?? new Map<string, string>()).set(key, value))
    warnOnce(error)
  }
}

function storageOrNull(read: () => Storage | null): Storage | null {
  try {
    const storage = read()
    // Some browsers hand out their storage and then refuse its use.
    storage?.getItem('')
    return storage
  } catch (error) {
    warnOnce(error)
    return null
  }
}

function warnOnce(error: unknown): void {
  if (hasWarned) return
  hasWarned = true
  // oxlint-disable-next-line no-console -- host and pages beside it have no other log in common
  console.warn('The storage of the browser is not available; choices are not remembered.', error)
}
