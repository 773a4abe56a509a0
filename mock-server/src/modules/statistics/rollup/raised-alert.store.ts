import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type RaisedAlert = {
  userId: number
  alertAt: Date
  orgId: number
  businessTypeId: number
  projectId: number
}

/** Stores an alert before the rollup of its day computes the same row. */
export async function insertAlert(
  { db, tenantId }: TenantTx,
  timezone: string,
  { userId, alertAt, orgId, businessTypeId, projectId }: RaisedAlert,
): Promise<void> {
  await sql`
    insert into stat_inactive_alert (tenant_id, day, user_id, alert_at, org_id, business_type_id, project_id)
    values (${tenantId}, (${alertAt}::timestamptz at time zone ${timezone})::date, ${userId}, ${alertAt}, ${orgId},
      ${businessTypeId}, ${projectId})
    on conflict do nothing`.execute(db)
}
