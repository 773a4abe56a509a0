/** Messages for screen readers, announced by one live region. */
export type Announcer = {
  say: (text: string) => void
  get: () => string
  subscribe: (listener: () => void) => () => void
}

export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>()
  let current = ''
  return {
    say: (text) => {
      // A repeated text would be no change and not be announced: an invisible mark makes it one.
      current = text === current ? `${text}\u00a0` : text
      for (const listener of listeners) listener()
    },
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
