import type { documents } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { asRecord } from '../../base/wire.ts'

type Person = { tenantId: number; userId: number }

/** Counts of this person's openings of each app in this browser. */
export function openedApps(person: Person): Readonly<Record<string, number>> {
  const counts = Object.entries(asRecord(parsed(readStored(toStorageKey(person)))))
  return Object.fromEntries(
    counts.flatMap(([module, count]) => (typeof count === 'number' ? [[module, count]] : [])),
  )
}

export function countOpenedApp(person: Person, module: string): void {
  const before = openedApps(person)
  writeStored(toStorageKey(person), JSON.stringify({ ...before, [module]: (before[module] ?? 0) + 1 }))
}

/** Sorts the most opened first; two equal ones stay in the order of the registry. */
export function byUse(
  entries: readonly documents.RegistryEntry[],
  opened: Readonly<Record<string, number>>,
): documents.RegistryEntry[] {
  return entries.toSorted((a, b) => (opened[b.module] ?? 0) - (opened[a.module] ?? 0))
}

/** Content that was not written here counts as nothing. */
function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '{}')
  } catch {
    return {}
  }
}

function toStorageKey({ tenantId, userId }: Person): string {
  return `console.openedApps.${tenantId}.${userId}`
}
