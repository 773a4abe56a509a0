/** So long nobody shows a picture before its address is given back: a card that is scrolled away comes back at once. */
const UNUSED_MS = 30_000

type Entry = { address: string; users: number; timer: ReturnType<typeof setTimeout> | undefined }

const entries = new Map<Blob, Entry>()

/**
 * The address of a picture, the same for all who show it. Making one is a request to another process, for which the page waits: it is made when
 * the picture arrives (`useSeatPicture`), not while cards are rendered. What nobody holds for a while is given back.
 */
export function addressOf(picture: Blob): string {
  const known = entries.get(picture)
  const entry = known ?? { address: URL.createObjectURL(picture), users: 0, timer: undefined }
  if (!known) entries.set(picture, entry)
  if (entry.users === 0) expireLater(picture, entry)
  return entry.address
}

/** Holds the address while a picture is shown; the returned function lets it go. */
export function holdAddress(picture: Blob): () => void {
  addressOf(picture)
  const entry = entries.get(picture)
  if (entry === undefined) return () => undefined
  clearTimeout(entry.timer)
  entry.users += 1
  return () => {
    entry.users -= 1
    if (entry.users === 0) expireLater(picture, entry)
  }
}

function expireLater(picture: Blob, entry: Entry): void {
  clearTimeout(entry.timer)
  entry.timer = setTimeout(() => {
    entries.delete(picture)
    URL.revokeObjectURL(entry.address)
  }, UNUSED_MS)
}
