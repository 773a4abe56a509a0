/** So long nobody shows a picture before its address is given back: a card that is scrolled away comes back at once. */
const UNUSED_MS = 30_000

type Entry = { address: string; users: number }

const entries = new Map<Blob, Entry>()
/** Since when nobody shows them, in milliseconds; the longest unused first. */
const unused = new Map<Blob, number>()
/** One for all: cards come and go by dozens while a wall is scrolled. */
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The address of a picture, the same for all who show it. Making one is a request to another process, for which the page waits: it is made when
 * the picture arrives (`useSeatPicture`), not while cards are rendered. What nobody holds for a while is given back.
 */
export function addressOf(picture: Blob): string {
  return entryOf(picture).address
}

/** Holds the address while a picture is shown; the returned function lets it go. */
export function holdAddress(picture: Blob): () => void {
  const entry = entryOf(picture)
  entry.users += 1
  unused.delete(picture)
  return () => {
    entry.users -= 1
    if (entry.users === 0) expireLater(picture)
  }
}

function entryOf(picture: Blob): Entry {
  const known = entries.get(picture)
  if (known) return known
  const entry = { address: URL.createObjectURL(picture), users: 0 }
  entries.set(picture, entry)
  expireLater(picture)
  return entry
}

function expireLater(picture: Blob): void {
  unused.set(picture, performance.now())
  timer ??= setTimeout(giveBack, UNUSED_MS)
}

function giveBack(): void {
  timer = undefined
  for (const [picture, sinceMs] of unused) {
    const leftMs = sinceMs + UNUSED_MS - performance.now()
    if (leftMs > 0) {
      timer = setTimeout(giveBack, leftMs)
      return
    }
    unused.delete(picture)
    URL.revokeObjectURL(entries.get(picture)?.address ?? '')
    entries.delete(picture)
  }
}
