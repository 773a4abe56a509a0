/** Functions to call when something changes. */
export type Listeners = { add: (listener: () => void) => () => void; call: () => void }

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    add: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    call: () => {
      for (const listener of listeners) listener()
    },
  }
}
