import { queryId, workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findOrganizations, type OrgRow } from './seat.store.ts'

export const getOrgTree = route(workspace.orgTree, {
  policy: canOpen('workspace.wall'),
  handler: async ({ tx, session, request, body }) => {
    const businessTypeId = body?.businessTypeID ?? queryId.safeParse(request.businessTypeId).data
    if (businessTypeId !== undefined) await requireBusinessType(tx, businessTypeId)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    return { orgList: buildOrgTree(await findOrganizations(tx, scope)) }
  },
})

/** Organisations whose parent is not visible are the roots. */
function buildOrgTree(rows: readonly OrgRow[]): workspace.OrgNode[] {
  const known = new Set(rows.map(({ id }) => id))
  const below = Map.groupBy(rows, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  )
  const nodesUnder = (parentId: number | null): workspace.OrgNode[] =>
    (below.get(parentId) ?? []).map(({ id, name, seats }) => {
      const children = nodesUnder(id)
      const seatCnt = children.reduce((sum, child) => sum + child.seatCnt, seats)
      return { orgID: id, orgName: name, seatCnt, ownSeatCnt: seats, children }
    })
  return nodesUnder(null)
}
