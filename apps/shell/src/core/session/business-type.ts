import type { user } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'

/** Either spelling is the same field: of the user record, or of a list response (SHELL-062). */
export function readBusinessType(
  raw: { businessTypeId: number; businessTypeName: string } | { id: number; name: string },
): user.BusinessType {
  return 'id' in raw
    ? { businessTypeId: raw.id, businessTypeName: raw.name }
    : { businessTypeId: raw.businessTypeId, businessTypeName: raw.businessTypeName }
}

/** The server's selection when it is bound, else this user's last selection here, else the first one (SHELL-Q35). */
export function initialBusinessType(signedIn: user.UserInfo): user.BusinessType | null {
  const bound = (signedIn.businessTypes ?? []).map(readBusinessType)
  const find = (id: number | null | undefined): user.BusinessType | undefined =>
    bound.find(({ businessTypeId }) => businessTypeId === id)
  return find(signedIn.selectedBusinessTypeId) ?? find(readChoice(signedIn.userId)) ?? bound[0] ?? null
}

/** A switch is stored in this browser; the server is not notified (SHELL-Q35). */
export function storeChoice(userId: number, { businessTypeId }: user.BusinessType): void {
  writeStored(storageKey(userId), String(businessTypeId))
}

function readChoice(userId: number): number | null {
  const text = readStored(storageKey(userId))
  return text === null ? null : Number(text)
}

function storageKey(userId: number): string {
  return `console.businessType.${userId}`
}
