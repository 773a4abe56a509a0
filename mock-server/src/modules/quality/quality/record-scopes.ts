import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { type Scope, findScope } from '../../identity/organization/public.ts'
import { areAllIn } from './records.store.ts'

type Named = { readerId: number; userIds: readonly number[]; orgIds: readonly number[] }

export type RecordScopes = {
  /** The organisations that were named, or all that the reader may see. */
  scopes: Scope[]
  /** All that the reader may see. */
  visible: Scope
}

/** Anything outside of the reader's scope answers 404. */
export async function findRecordScopes(
  tx: TenantTx,
  { readerId, userIds, orgIds }: Named,
): Promise<RecordScopes> {
  const visible = await findScope(tx, { userId: readerId, orgId: undefined })
  if (!(await areAllIn(tx, { userIds, scope: visible }))) throw new NotFound()
  if (orgIds.length === 0) return { scopes: [visible], visible }
  const scopes: Scope[] = []
  // One after the other: a transaction has one connection.
  for (const orgId of orgIds) scopes.push(await findScope(tx, { userId: readerId, orgId }))
  return { scopes, visible }
}
