import type { user } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import * as z from 'zod'

const ids = z.array(z.int())

type Person = Pick<user.UserInfo, 'tenantId' | 'userId'>

function organisationsKey({ tenantId, userId }: Person): string {
  return `console.workspace.organisations.${tenantId ?? 0}.${userId}`
}

/** The organisations that the person chose last; null when they never did. */
export function readChosenOrganisations(person: Person): readonly number[] | null {
  const text = readStored(organisationsKey(person))
  if (text === null) return null
  try {
    return ids.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Not written by this version: as if nothing was chosen.
    return null
  }
}

export function writeChosenOrganisations(person: Person, orgIds: readonly number[]): void {
  writeStored(organisationsKey(person), JSON.stringify(orgIds))
}
