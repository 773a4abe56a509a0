import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** The raised hands of these seats are being sent to somebody who may answer them: the first time is stored, for the seat. */
export async function noteHandsSeen(
  { db, tenantId }: TenantTx,
  { userIds, now }: { userIds: readonly number[]; now: Date },
): Promise<void> {
  if (userIds.length === 0) return
  await sql`
    update raised_hand h set seen_at = ${now} from seat_hand s
    where s.tenant_id = ${tenantId} and s.user_id = any(${sql.val(userIds)}::bigint[]) and s.is_raised
      and h.tenant_id = ${tenantId} and h.user_id = s.user_id and h.raised_at = s.changed_at and h.seen_at is null`.execute(
    db,
  )
}
