import type { Port } from '../port-messages.ts'

export type FakePort = Port & {
  isClosed: boolean
  /** Messages that arrive at a frozen page wait until it is thawed. */
  freeze: () => void
  thaw: () => void
}

/** Two ends that post copies to each other, never at once. */
export function createFakePorts(): [FakePort, FakePort] {
  const [one, other]: [FakeEnd, FakeEnd] = [fakeEnd(), fakeEnd()]
  one.peer = other
  other.peer = one
  return [one, other]
}

type FakeEnd = FakePort & { peer: FakeEnd | null; arrive: (data: unknown) => void }

function fakeEnd(): FakeEnd {
  const listeners: ((event: { data: unknown }) => void)[] = []
  let isStarted = false
  let isFrozen = false
  const waiting: unknown[] = []
  const flush = (): void => {
    while (isStarted && !isFrozen && waiting.length > 0) {
      const data = waiting.shift()
      for (const listener of listeners) listener({ data })
    }
  }
  const end: FakeEnd = {
    peer: null,
    isClosed: false,
    postMessage: (message) => {
      const data: unknown = structuredClone(message)
      if (!end.isClosed) queueMicrotask(() => end.peer?.arrive(data))
    },
    arrive: (data) => {
      if (end.isClosed) return
      waiting.push(data)
      flush()
    },
    addEventListener: (_type, listener) => {
      listeners.push(listener)
    },
    start: () => {
      isStarted = true
      flush()
    },
    close: () => {
      end.isClosed = true
    },
    freeze: () => {
      isFrozen = true
    },
    thaw: () => {
      isFrozen = false
      flush()
    },
  }
  return end
}
