import { timeoutManager } from '@tanstack/react-query'

/** So long nobody shows a picture before its address is given back: a card that is scrolled away comes back at once. */
const UNUSED_MS = 30_000

type TimerId = ReturnType<typeof timeoutManager.setTimeout>
type Entry = {
  address: string
  users: number
  /** Read by somebody who may be about to show it. */
  isRead: boolean
  timer: TimerId | undefined
}

const entries = new Map<Blob, Entry>()

/**
 * The address of a picture, the same for all who show it. Making one is a request to another process, for which the page waits: it is made when
 * the picture arrives (`useSeatPicture`), not while cards are rendered. What nobody holds for a while is given back.
 */
export function getPictureAddress(picture: Blob): string {
  const known = entries.get(picture)
  if (known) {
    known.isRead = true
    return known.address
  }
  return created(picture).address
}

/** Holds the address while a picture is shown; the returned function lets it go. */
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
  // By the timers of what queries have cached, of which a picture is one.
  entry.timer = timeoutManager.setTimeout(() => {
    // Rendering reads it often, and starts no timer for that: who reads it and holds it later has as long again.
    if (entry.isRead) {
      expireLater(picture, entry)
      return
    }
    entries.delete(picture)
    URL.revokeObjectURL(entry.address)
  }, UNUSED_MS)
}
