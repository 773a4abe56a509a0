import { organization, type ParsedBodyOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { refusal } from './organization-refusal.ts'
import { findScope } from './organization-scope.ts'
import { canManageOrganizations } from './organization.policy.ts'
import {
  listChildIds,
  findOrganization,
  findTreeHeight,
  isNameTaken,
  lockTree,
  pathUp,
  updatePosition,
  type Organization,
} from './organization.store.ts'

export const moveOrganization = route(organization.move, {
  policy: canManageOrganizations,
  handler: async ({ tx, session, body }) => {
    await lockTree(tx)
    const present = await findOrganization(tx, body.id)
    const parent = await findOrganization(tx, body.parentId)
    if (!present || !parent) throw new NotFound()
    if (present.version !== body.version) throw new Conflict()
    await requireWithinScope(tx, session.userId, [present.id, parent.id])
    await checkPosition(tx, present, parent)
    const order = await orderAfter(tx, body)
    const from = await pathText(tx, present.id)
    await updatePosition(tx, { id: present.id, parentId: parent.id, order })
    await tx.audit({
      module: 'organization',
      opType: 'organization.move',
      target: present.name,
      before: { id: present.id, path: from, position: present.sort },
      after: {
        id: present.id,
        path: await pathText(tx, present.id),
        position: order.indexOf(present.id) + 1,
      },
    })
    return null
  },
})

/** A leader would see everything they move into their part of the company, so it has to be visible to them before. */
async function requireWithinScope(tx: TenantTx, userId: number, ids: readonly number[]): Promise<void> {
  for (const orgId of ids) {
    await findScope(tx, { userId, orgId }).catch((error: unknown) => {
      throw error instanceof NotFound ? refusal('beyondScope') : error
    })
  }
}

async function checkPosition(tx: TenantTx, present: Organization, parent: Organization): Promise<void> {
  if (present.parentId === null) throw refusal('root')
  const above = await pathUp(tx, parent.id)
  if (above.some(({ id }) => id === present.id)) throw refusal('underItself')
  if (above.length + (await findTreeHeight(tx, present.id)) > organization.MAX_DEPTH) throw refusal('tooDeep')
  if (await isNameTaken(tx, { parentId: parent.id, name: present.name, but: present.id })) {
    throw refusal('nameTaken')
  }
}

/** The parent's children with the moved one at its new position. */
async function orderAfter(
  tx: TenantTx,
  { id, parentId, beforeId }: ParsedBodyOf<typeof organization.move>,
): Promise<number[]> {
  const others = (await listChildIds(tx, parentId)).filter((child) => child !== id)
  if (beforeId === null) return [...others, id]
  const index = others.indexOf(beforeId)
  if (index < 0) throw new Conflict()
  return others.toSpliced(index, 0, id)
}

async function pathText(tx: TenantTx, id: number): Promise<string> {
  const above = await pathUp(tx, id)
  return above
    .toReversed()
    .map(({ name }) => name)
    .join(' / ')
}
