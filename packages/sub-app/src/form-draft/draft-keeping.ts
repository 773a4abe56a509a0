import { tabStorage } from '../browser-storage.ts'

/** Whose drafts these are; null where nobody has to be signed in. */
export type DraftOwner = { tenantId: number; userId: number } | null

export const DRAFT_PREFIX = 'console.draft.'
/** Stands in the storage between a sign-out and the next sign-in, while what still closes must keep nothing. */
const ENDED = 'console.drafts.ended'

export function ownerPrefix(owner: DraftOwner): string {
  return `${DRAFT_PREFIX}${owner === null ? 'anyone' : `${owner.tenantId}.${owner.userId}`}.`
}

/** Somebody has signed in: what others typed in this tab is gone. */
export function openDrafts(owner: NonNullable<DraftOwner>, storage = tabStorage()): void {
  removeDrafts(storage, (item) => !item.startsWith(ownerPrefix(owner)))
  storage?.removeItem(ENDED)
}

/** The person has signed out: nothing of what was typed stays. */
export function endDrafts(storage = tabStorage()): void {
  removeDrafts(storage, () => true)
  try {
    storage?.setItem(ENDED, '1')
  } catch {
    // Full of other things: only what is typed during the farewell would be kept, for nobody else's eyes.
  }
}

export function mayKeep(owner: DraftOwner, storage: Storage): boolean {
  return owner === null || storage.getItem(ENDED) === null
}

export function draftItems(storage: Storage): string[] {
  return Object.keys(storage).filter((item) => item.startsWith(DRAFT_PREFIX))
}

function removeDrafts(storage: Storage | null, isMeant: (item: string) => boolean): void {
  if (storage === null) return
  for (const item of draftItems(storage).filter(isMeant)) storage.removeItem(item)
}
