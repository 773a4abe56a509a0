import type { user } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'

type Person = Pick<user.UserInfo, 'tenantId' | 'userId'>

/** Beside the query that all pages of statistics share, and as that one a person's own (STAT-018). */
function toStorageKey({ tenantId, userId }: Person): string {
  return `console.reportWorkplace.${tenantId ?? 0}.${userId}`
}

/** The workplace that was inquired last; it may no longer be one of the business. */
export function rememberedWorkplace(person: Person): string | null {
  return readStored(toStorageKey(person))
}

export function rememberWorkplace(person: Person, workplace: string): void {
  writeStored(toStorageKey(person), workplace)
}
