import { MAX_STATUS_SECONDS } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { CALL_TABLES } from './fact-tables.ts'

/** Deletes these calls and sessions with all that was found in them and that people made of them. */
export async function deleteCalls(
  { db, tenantId }: TenantTx,
  ids: { callIds: readonly string[]; sessionIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from annotation_mark mark using annotation found
    where mark.tenant_id = ${tenantId} and found.tenant_id = ${tenantId} and found.id = mark.annotation_id
      and found.session_id = any(${ids.sessionIds}::text[])`.execute(db)
  for (const { table, column } of CALL_TABLES) {
    const named = column === 'call_id' ? ids.callIds : ids.sessionIds
    await sql`
      delete from ${sql.table(table)}
      where tenant_id = ${tenantId} and ${sql.ref(column)} = any(${named}::text[])`.execute(db)
  }
}

/** Deletes what supervisors corrected of statuses before a moment that are there no longer. */
export async function deleteLooseCorrections(
  { db, tenantId }: TenantTx,
  { userIds, before }: { userIds: readonly number[]; before: Date },
): Promise<void> {
  await sql`
    delete from status_correction c
    where c.tenant_id = ${tenantId} and c.user_id = any(${sql.val(userIds)}::bigint[]) and c.start_at < ${before}
      and not exists (
        select from status_event e where e.tenant_id = ${tenantId} and e.user_id = c.user_id and e.evt_at < c.end_at
          and e.evt_at >= c.start_at - make_interval(secs => ${MAX_STATUS_SECONDS}))`.execute(db)
  await sql`
    delete from status_edit edit
    where edit.tenant_id = ${tenantId} and edit.user_id = any(${sql.val(userIds)}::bigint[])
      and edit.created_at >= ${before} and not exists (
        select from status_event e
        where e.tenant_id = ${tenantId} and e.user_id = edit.user_id and e.evt_at < edit.created_at)`.execute(
    db,
  )
}
