import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'

/** Records that were created before the moment, some at a time; those of checks that have not ended stay. */
export async function deleteOldChecks(
  { db, tenantId }: TenantTx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from voice_check where tenant_id = ${tenantId} and id = any(array(
      select id from voice_check
      where tenant_id = ${tenantId} and created_at < ${before} and progress = 'done'
      order by created_at limit ${limit}))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
