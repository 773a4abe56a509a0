import { timeoutManager } from '@tanstack/react-query'

/**
 * The time after which the address of an unused picture is revoked: a card that is scrolled back into view before shows its
 * picture at once.
 */
const UNUSED_MS = 30_000

type TimerId = ReturnType<typeof timeoutManager.setTimeout>
type Entry = {
  address: string
  users: number
  /** True if a component that may be about to show the picture has read the address. */
  isRead: boolean
  timer: TimerId | undefined
}

const entries = new Map<Blob, Entry>()

/**
 * Returns the address of a picture, the same for all components that show it. Creating an address is a request to another
 * process that blocks the page, so it is created when the picture arrives (`useSeatPicture`), not while cards are rendered.
 * An address that is unused for a while is revoked.
 */
export function getPictureAddress(picture: Blob): string {
  const known = entries.get(picture)
  if (known) {
    known.isRead = true
    return known.address
  }
  return created(picture).address
}

/** Retains the address while a picture is shown; the returned function releases it. */
export function holdAddress(picture: Blob): () => void {
  const entry = entries.get(picture) ?? created(picture)
  if (entry.timer !== undefined) timeoutManager.clearTimeout(entry.timer)
  entry.users += 1
  return () => {
    entry.users -= 1
    if (entry.users === 0) expireLater(picture, entry)
  }
}

function created(picture: Blob): Entry {
  const entry = { address: URL.createObjectURL(picture), users: 0, isRead: false, timer: undefined }
  entries.set(picture, entry)
  expireLater(picture, entry)
  return entry
}

function expireLater(picture: Blob, entry: Entry): void {
  entry.isRead = false
  // Uses the timers of the query cache, which contains the picture.
  entry.timer = timeoutManager.setTimeout(() => {
    // Rendering reads the address often, and starts no timer for that: a component that has read it has the same time again
    // to retain it.
    if (entry.isRead) {
      expireLater(picture, entry)
      return
    }
    entries.delete(picture)
    URL.revokeObjectURL(entry.address)
  }, UNUSED_MS)
}
