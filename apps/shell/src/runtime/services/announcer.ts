/** What is said to people who do not see the screen; one live region reads it out. */
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
      // The same text again would be no change, and go unread: an invisible mark makes it one.
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
