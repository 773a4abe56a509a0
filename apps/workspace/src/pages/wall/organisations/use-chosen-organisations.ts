import type { workspace } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallback, useMemo, useState } from 'react'
import { choosableOrganisations, firstSelection, type Organisation } from '../../../model/organisations.ts'
import { readChosenOrganisations, writeChosenOrganisations } from '../../../state/remembered.ts'

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
