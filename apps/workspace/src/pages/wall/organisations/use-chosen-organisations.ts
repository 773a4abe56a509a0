import type { user, workspace } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { useCallback, useMemo, useState } from 'react'
import * as z from 'zod'
import { choosableOrganisations, firstSelection, type Organisation } from '../../../model/organisations.ts'

const ids = z.array(z.int())

/** The organisations on the wall, in the order of the tree; remembered for the person. */
export function useChosenOrganisations(roots: readonly workspace.OrgNode[]): {
  chosen: readonly Organisation[]
  choose: (orgIds: readonly number[]) => void
} {
  const { user } = useHost()
  const all = useMemo(() => choosableOrganisations(roots), [roots])
  const [orgIds, setOrgIds] = useState<readonly number[]>(() => {
    const remembered = readChosenOrganisations(user)?.filter((id) => all.some(({ orgId }) => orgId === id))
    return remembered === undefined || remembered.length === 0
      ? firstSelection(roots, user.orgId ?? null)
      : remembered
  })
  const chosen = useMemo(() => all.filter(({ orgId }) => orgIds.includes(orgId)), [all, orgIds])
  const choose = useCallback(
    (next: readonly number[]) => {
      setOrgIds(next)
      writeChosenOrganisations(user, next)
    },
    [user],
  )
  return { chosen, choose }
}

type Person = Pick<user.UserInfo, 'tenantId' | 'userId'>

function organisationsKey({ tenantId, userId }: Person): string {
  return `console.workspace.organisations.${tenantId ?? 0}.${userId}`
}

/** The organisations that the person chose last; null when they never did. */
function readChosenOrganisations(person: Person): readonly number[] | null {
  const text = readStored(organisationsKey(person))
  if (text === null) return null
  try {
    return ids.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Not written by this version: as if nothing was chosen.
    return null
  }
}

function writeChosenOrganisations(person: Person, orgIds: readonly number[]): void {
  writeStored(organisationsKey(person), JSON.stringify(orgIds))
}
