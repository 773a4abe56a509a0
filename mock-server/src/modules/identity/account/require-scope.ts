import type { TenantTx } from '../../../platform/context/context.ts'
import { type Scope, findScope, staysWithin } from '../organization/public.ts'
import { refusal } from './account-problems.ts'

/** The scope of the author of a change, read before it. */
export function scopeBefore(tx: TenantTx, { userId }: { userId: number }): Promise<Scope> {
  return findScope(tx, { userId, orgId: undefined })
}

/** Nobody sees more of the company after a change than its author did (R58). Checked after all of it is written. */
export async function requireWithinScope(
  tx: TenantTx,
  before: Scope,
  change: { userId: number; touched: readonly number[] },
): Promise<void> {
  if (!(await staysWithin(tx, before, change))) throw refusal('seesMore')
}
