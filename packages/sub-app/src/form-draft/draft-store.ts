import { serverNow } from '@console/ui/server-time'
import { tabStorage } from '../browser-storage.ts'
import { draftItems, canStore, ownerPrefix, type DraftOwner } from './draft-owner.ts'

/** The most drafts that a tab stores; the oldest one is evicted. */
export const MAX_DRAFTS = 32
/** Per form. Browsers allow about five million per tab. */
export const MAX_DRAFT_CHARACTERS = 64 * 1024

export type Draft = {
  /** When it was written, in milliseconds. */
  at: number
  /** The version of the record that the user saw; 0 for records without versions. */
  version: number
  /** The fields that differ from the record that the user saw. */
  changes: Readonly<Record<string, unknown>>
}

export type DraftKey = { owner: DraftOwner; name: string; id: string | number }

export type DraftStore = {
  /** `broken`: the stored draft cannot be parsed. */
  read: () => Draft | 'broken' | null
  /** Returns why the draft could not be stored; the previous one then stays. */
  write: (draft: Omit<Draft, 'at'>) => string | null
  remove: () => void
}

export function draftItem({ owner, name, id }: DraftKey): string {
  return `${ownerPrefix(owner)}${name}/${encodeURIComponent(id)}`
}

/** The draft of one form, in the tab's storage. */
export function draftStore(
  key: DraftKey,
  { storage = tabStorage(), now = serverNow }: { storage?: Storage | null; now?: () => number } = {},
): DraftStore {
  const item = draftItem(key)
  return {
    read() {
      const text = storage?.getItem(item) ?? null
      return text === null ? null : (parseDraft(text) ?? 'broken')
    },
    write(draft) {
      if (storage === null || !canStore(key.owner, storage)) return null
      const text = JSON.stringify({ at: now(), ...draft })
      if (text.length > MAX_DRAFT_CHARACTERS) return `${text.length} characters are too many`
      makeRoom(storage, item)
      try {
        storage.setItem(item, text)
        return null
      } catch (error) {
        return `the browser refused it: ${String(error)}`
      }
    },
    remove() {
      storage?.removeItem(item)
    },
  }
}

function makeRoom(storage: Storage, item: string): void {
  const others = draftItems(storage).filter((other) => other !== item)
  if (others.length < MAX_DRAFTS) return
  const typedAt = new Map(others.map((other) => [other, parseDraft(storage.getItem(other) ?? '')?.at ?? 0]))
  const oldestFirst = others.toSorted((one, other) => (typedAt.get(one) ?? 0) - (typedAt.get(other) ?? 0))
  for (const old of oldestFirst.slice(0, others.length - MAX_DRAFTS + 1)) storage.removeItem(old)
}

/** Storage is a trust boundary: another version of the console may have written it. */
function parseDraft(text: string): Draft | null {
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isRecord(parsed)) return null
    const { at, version, changes } = parsed
    if (typeof at !== 'number' || !isRecord(changes)) return null
    return typeof version === 'number' ? { at, version, changes } : null
  } catch {
    // Truncated or foreign text: the caller reports it.
    return null
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
