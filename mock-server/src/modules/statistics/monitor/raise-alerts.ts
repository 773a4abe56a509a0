import { IDLE_OVERTIME_SECONDS } from '@console/contracts'
import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { statusSpans } from '../../facts/presence/public.ts'
import { idleRuns, insertAlert, lockStatistics, type RaisedAlert } from '../rollup/public.ts'
import { ALERT_RAISED } from './alert-notices.ts'

/** Interval between two searches for idle people, and the longest delay between an alert and its announcement. */
export const ALERT_CHECK_SECONDS = 30

/** Statuses that were reported later than this after they began raise their alert with the next rollup, unannounced. */
export const ANNOUNCED_WITHIN_SECONDS = 600

type MonitoredTenant = { tenantId: number; timezone: string }
type Parts = Pick<AppContext, 'db' | 'clock' | 'factProgress'>

/** Alerts of every tenant that were raised since the last time; one tenant's failure leaves the others alone. */
export async function raiseAllAlerts(
  ctx: Parts & Pick<AppContext, 'log'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  try {
    const { rows: tenants } = await sql<MonitoredTenant>`
      select tenant_id as "tenantId", timezone from tenants_of_rollup()`.execute(ctx.db.outside)
    for (const tenant of tenants) {
      if (isStopping()) return
      await raiseAlerts(ctx, tenant).catch((error: unknown) =>
        ctx.log.error({ err: error, tenantId: tenant.tenantId }, 'inactivity alerts were not raised'),
      )
    }
  } catch (error) {
    ctx.log.error({ err: error }, 'inactivity alerts were not raised')
  }
}

/**
 * Stores each alert of the last ten minutes, as the next rollup computes it again, and announces it once: the outbox
 * knows which ones were. Returns how many were announced.
 */
export async function raiseAlerts(
  { db, clock, factProgress }: Parts,
  { tenantId, timezone }: MonitoredTenant,
): Promise<number> {
  const now = clock.now()
  // Idleness is unknown while facts are missing.
  if (factProgress.completeUntil(tenantId) !== undefined) return 0
  const raised = await db.inTenant(tenantId, (tx) => findNewAlerts(tx, { timezone, now }))
  if (raised.length === 0) return 0
  await db.inTenant(tenantId, async (tx) => {
    // A rollup that computes the day at this moment would insert the same rows.
    await lockStatistics(tx)
    for (const alert of raised) await insertAlert(tx, timezone, alert)
    for (const { userId, alertAt } of raised)
      await tx.emit({ topic: ALERT_RAISED, key: `${userId}-${toUnixSeconds(alertAt)}`, ids: [userId] })
  })
  return raised.length
}

async function findNewAlerts(
  { db, tenantId }: TenantTx,
  { timezone, now }: { timezone: string; now: Date },
): Promise<RaisedAlert[]> {
  const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const since = secondsAgo(ANNOUNCED_WITHIN_SECONDS)
  // Time in which idleness began that raises an alert in these minutes.
  const began = [
    secondsAgo(ANNOUNCED_WITHIN_SECONDS + IDLE_OVERTIME_SECONDS),
    secondsAgo(IDLE_OVERTIME_SECONDS),
  ]
  const [from, until] = began
  const { rows: candidates } = await sql<{ userId: number }>`
    select distinct user_id as "userId" from status_event
    where tenant_id = ${tenantId} and evt = 7 and evt_at > ${from} and evt_at <= ${until}
    union
    select user_id from status_correction
    where tenant_id = ${tenantId}
      and (start_at > ${from} and start_at <= ${until} or end_at > ${from} and end_at <= ${until})`.execute(
    db,
  )
  if (candidates.length === 0) return []
  const userIds = candidates.map(({ userId }) => userId)
  const spans = statusSpans({ tenantId, timezone, from: since, to: now, now, userIds })
  const { rows } = await sql<RaisedAlert>`
    select user_id as "userId", alert_at as "alertAt", coalesce(org_id, 0) as "orgId",
           business_type_id as "businessTypeId", coalesce(project_id, 0) as "projectId"
    from (${idleRuns(sql`(select * from (${spans}) span where from_at < to_at) span`)}) run
    where to_at > alert_at and alert_at > ${since} and not exists (
      select 1 from outbox_event known
      where known.tenant_id = ${tenantId} and known.topic = ${ALERT_RAISED}
        and known.key = run.user_id || '-' || floor(extract(epoch from run.alert_at))::bigint)
    order by alert_at, user_id`.execute(db)
  return rows
}
