/** Ids of the events that were read, for a while; and the id from which to look for others. */
export type SeenEvents = {
  add: (id: number) => void
  has: (id: number) => boolean
  /** Events up to here are not looked for any more. */
  position: () => number
  /** Drops what was read longer ago, and moves the position up to it. */
  expire: () => void
}

/**
 * Ids are given before their transactions commit, so a lower one may become visible after a higher one. The position
 * therefore stays behind by `overlapMs`, longer than a transaction takes.
 */
export function seenEvents({
  start,
  overlapMs,
  now,
}: {
  start: number
  overlapMs: number
  now: () => number
}): SeenEvents {
  const seen = new Map<number, number>()
  let position = start
  return {
    add: (id) => void seen.set(id, now()),
    has: (id) => seen.has(id),
    position: () => position,
    expire: () => {
      for (const [id, seenAt] of seen) {
        // In the order of reading: the later ones are younger.
        if (now() - seenAt < overlapMs) return
        seen.delete(id)
        position = Math.max(position, id)
      }
    },
  }
}
