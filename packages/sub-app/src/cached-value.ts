import { DAY_MS } from '@console/contracts'
import { serverNow } from '@console/ui/server-time'
import * as z from 'zod'
import { sharedStorage } from './browser-storage.ts'

/** Values cached in the browser are valid for 24 h, then fetched again (ERR-041). */
const CACHE_VALID_MS = DAY_MS
/** Larger values are not cached: the browser's storage is small and shared. */
const MAX_STORED_CHARACTERS = 200_000

const stored = z.object({ storedAt: z.number(), value: z.unknown() })

export type CacheKey = { tenantId: number; userId: number; name: string }

/** A value cached in the browser for one user of one tenant. */
export type CachedValue<T> = { read: () => T | null; write: (value: T) => void; remove: () => void }

/** Parses the stored value with the schema: storage is a trust boundary, and another version may have written it. */
export function cachedValue<T>(
  key: CacheKey,
  schema: z.ZodType<T>,
  { storage = sharedStorage(), now = serverNow }: { storage?: Storage | null; now?: () => number } = {},
): CachedValue<T> {
  const item = `console.cache.${key.tenantId}.${key.userId}.${key.name}`
  return {
    read() {
      const text = storage?.getItem(item) ?? null
      if (storage === null || text === null) return null
      const entry = stored.safeParse(parseJson(text))
      const age = entry.success ? now() - entry.data.storedAt : Infinity
      const value =
        entry.success && age >= 0 && age < CACHE_VALID_MS ? schema.safeParse(entry.data.value) : null
      if (value?.success === true) return value.data
      storage.removeItem(item)
      return null
    },
    write(value) {
      const text = JSON.stringify({ storedAt: now(), value })
      if (storage !== null && text.length <= MAX_STORED_CHARACTERS) storeOrRemove(storage, item, text)
    },
    remove() {
      storage?.removeItem(item)
    },
  }
}

/** Storage that is full or refused disables the cache, never the page. */
function storeOrRemove(storage: Storage, item: string, text: string): void {
  try {
    storage.setItem(item, text)
  } catch {
    storage.removeItem(item)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
