import type { BodyKind, ValueOf } from '@console/realtime/client'
import { noRealtime, type HostRealtime } from '@console/sub-app'
import { act } from '@testing-library/react'

export type FakeRealtime = HostRealtime & {
  /** The server reports something. */
  push: <Kind extends BodyKind>(kind: Kind, value: ValueOf<Kind>) => void
  /** Messages may have been missed. */
  refresh: () => void
  setOpen: (isOpen: boolean) => void
}

/** A connection whose messages a test makes up. It is open, and has no rooms; `liveRooms` has. */
export function fakeRealtime(): FakeRealtime {
  const byKind = new Map<BodyKind, Set<(value: never) => void>>()
  const fresh = new Set<() => void>()
  const changed = new Set<() => void>()
  let isOpen = true
  return {
    subscribe: (kind, listener) => {
      const listeners = byKind.get(kind) ?? new Set()
      byKind.set(kind, listeners.add(listener))
      return () => void listeners.delete(listener)
    },
    onFresh: (listener) => listen(fresh, listener),
    enterRoom: noRealtime.enterRoom,
    open: noRealtime.open,
    iceServers: noRealtime.iceServers,
    isOpen: { get: () => isOpen, subscribe: (listener) => listen(changed, listener) },
    push: (kind, value) =>
      act(() => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- registered by kind, they take the values of this one
        const listeners = byKind.get(kind) as ReadonlySet<(of: typeof value) => void> | undefined
        for (const listener of listeners ?? []) listener(value)
      }),
    refresh: () => act(() => fresh.forEach((listener) => listener())),
    setOpen: (next) =>
      act(() => {
        isOpen = next
        changed.forEach((listener) => listener())
      }),
  }
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
