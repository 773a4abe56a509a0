import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'

/** Questions of another business answer like ones that do not exist. Nobody deletes them until the transaction ends. */
export async function requireQuestions(
  { db, tenantId }: TenantTx,
  bizTypeId: number | null,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const known = await db
    .selectFrom('question')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .select('id')
    .forKeyShare()
    .execute()
  if (known.length !== ids.length) throw new NotFound()
}
