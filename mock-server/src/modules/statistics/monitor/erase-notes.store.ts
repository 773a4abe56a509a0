import { sql } from 'kysely'
import type { Erasure } from '../../../platform/context/context.ts'

/** A correction requires a reason. */
const ERASED_REASON = '-'

/** What was written about the person's statuses and alerts may say why they were away; that and when it was written stays. */
export const eraseNotes: Erasure = async ({ db, tenantId }, { id }) => {
  await sql`update status_edit set reason = ${ERASED_REASON} where tenant_id = ${tenantId} and user_id = ${id}`.execute(
    db,
  )
  await sql`
    update inactive_alert_acknowledgement set note = '' where tenant_id = ${tenantId} and user_id = ${id}`.execute(
    db,
  )
  return {}
}
