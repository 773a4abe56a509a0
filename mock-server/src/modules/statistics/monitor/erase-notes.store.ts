import { sql } from 'kysely'
import type { Erasure } from '../../../platform/context/context.ts'

/** A correction requires a reason. */
const ERASED_REASON = '-'

/**
 * Erases the notes on the person's statuses and alerts, since they may say why they were away; their existence and time
 * stay.
 */
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
