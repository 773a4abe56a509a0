import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { type Scope, scopeOf } from '../../identity/organization/public.ts'
import { areAllIn } from './records.store.ts'

type Named = { readerId: number; userIds: readonly number[]; orgIds: readonly number[] }

/** The organisations that were named, or all that the reader may see; what is outside of these answers 404. */
export async function recordScopesOf(tx: TenantTx, { readerId, userIds, orgIds }: Named): Promise<Scope[]> {
  const visible = await scopeOf(tx, { userId: readerId, orgId: undefined })
  if (!(await areAllIn(tx, { userIds, scope: visible }))) throw new NotFound()
  if (orgIds.length === 0) return [visible]
  const scopes: Scope[] = []
  // One after the other: a transaction has one connection.
  for (const orgId of orgIds) scopes.push(await scopeOf(tx, { userId: readerId, orgId }))
  return scopes
}
