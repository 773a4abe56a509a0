import { session, workspace } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** `since` is null if the beginning is unknown. */
export type MasterState = { status: workspace.MasterStatus; since: Date | null }

/** Checks if each of these people is signed in to the console at this moment (WORK-022, RT-014). */
export async function findMasterStates(
  { db, tenantId }: TenantTx,
  { userIds, now }: { userIds: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, MasterState>> {
  const { rows } = await sql<{ userId: number; since: Date }>`
    select user_id as "userId", min(created_at) as since from session
    where tenant_id = ${tenantId} and user_id = any(${sql.val(userIds)}::bigint[]) and ended_at is null
      and expires_at > ${now}
      and last_used_at > ${now}::timestamptz - make_interval(secs => ${session.SESSION_IDLE_SECONDS})
    group by user_id`.execute(db)
  const since = new Map(rows.map((row) => [row.userId, row.since]))
  const { online, offline } = workspace.MASTER_STATUS
  return new Map(
    userIds.map((userId) => {
      const signedInAt = since.get(userId)
      return [userId, signedInAt ? { status: online, since: signedInAt } : { status: offline, since: null }]
    }),
  )
}
