import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { useMemo, useSyncExternalStore } from 'react'

/** A short list of menu ids stored in this browser for one user; it is never sent to the server. */
export type StoredIdList = { key: string; max: number }

/** An id the server would not send was not written by the console. */
const MAX_ID_LENGTH = 100

const listeners = new Set<() => void>()

/** The current ids; a change here or in another tab re-renders. */
export function useStoredIds({ key, max }: StoredIdList): readonly string[] {
  const stored = useSyncExternalStore(subscribe, () => readStored(key))
  return useMemo(() => readIds(stored, max), [stored, max])
}

export function updateStoredIds(
  { key, max }: StoredIdList,
  change: (ids: readonly string[]) => string[],
): void {
  const ids = change(readIds(readStored(key), max)).slice(0, max)
  writeStored(key, ids.length === 0 ? null : JSON.stringify(ids))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readIds(stored: string | null, max: number): readonly string[] {
  if (stored === null) return NO_IDS
  const ids = parse(stored)
  if (!Array.isArray(ids)) return NO_IDS
  const texts = ids.filter((id): id is string => typeof id === 'string' && id.length <= MAX_ID_LENGTH)
  return [...new Set(texts)].slice(0, max)
}

const NO_IDS: readonly string[] = []

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null // not written by the console: treated as empty
  }
}
