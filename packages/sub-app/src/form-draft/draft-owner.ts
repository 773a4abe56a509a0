import { tabStorage } from '../browser-storage.ts'

/** The owner of drafts; null for forms that need no sign-in. */
export type DraftOwner = { tenantId: number; userId: number } | null

export const DRAFT_PREFIX = 'console.draft.'
/** Set in the storage between sign-out and the next sign-in, so that closing forms store nothing. */
const ENDED_KEY = 'console.drafts.ended'

export function ownerPrefix(owner: DraftOwner): string {
  return `${DRAFT_PREFIX}${owner === null ? 'anyone' : `${owner.tenantId}.${owner.userId}`}.`
}

/** After sign-in: removes the drafts that others left in this tab. */
export function openDrafts(owner: NonNullable<DraftOwner>, storage = tabStorage()): void {
  removeDrafts(storage, (item) => !item.startsWith(ownerPrefix(owner)))
  storage?.removeItem(ENDED_KEY)
}

/** After sign-out: removes all drafts. */
export function endDrafts(storage = tabStorage()): void {
  removeDrafts(storage, () => true)
  try {
    storage?.setItem(ENDED_KEY, '1')
  } catch {
    // The storage is full: at most what is typed during the sign-out is stored, visible to its owner only.
  }
}

export function canStore(owner: DraftOwner, storage: Storage): boolean {
  return owner === null || storage.getItem(ENDED_KEY) === null
}

export function draftItems(storage: Storage): string[] {
  return Object.keys(storage).filter((item) => item.startsWith(DRAFT_PREFIX))
}

function removeDrafts(storage: Storage | null, isMeant: (item: string) => boolean): void {
  if (storage === null) return
  for (const item of draftItems(storage).filter(isMeant)) storage.removeItem(item)
}
