import { MAX_STATUS_SECONDS } from '@console/contracts'
import { sql } from 'kysely'
import { findTimezone } from '../../modules/facts/ingest/ingest.store.ts'
import { markDays, touchedDays } from '../../modules/facts/ingest/touched-days.ts'
import { correctStatus } from '../../modules/statistics/monitor/correct-status.ts'
import { lockStatistics } from '../../modules/statistics/rollup/public.ts'
import type { TenantTx } from '../../platform/context/context.ts'
import type { CorrectionFact, Moment } from '../seed/scenario/scenario-model.ts'
import type { DeskWork } from './simulated-events.ts'

type Done = { at: Moment; deskWork: DeskWork }

/** Writes what people did at their desks, for which there is no event of a platform. */
export async function persistDeskWork(tx: TenantTx, work: readonly Done[], now: Date): Promise<void> {
  const corrections: CorrectionFact[] = []
  for (const { at, deskWork } of work) {
    if (deskWork.kind === 'correction') corrections.push(deskWork.fact)
    else await persistOne(tx, deskWork, new Date(at))
  }
  await insertCorrections(tx, corrections, now)
}

type OtherWork = Exclude<DeskWork, { kind: 'correction' }>

async function persistOne({ db, tenantId }: TenantTx, work: OtherWork, at: Date): Promise<void> {
  switch (work.kind) {
    case 'review':
      await db
        .updateTable('violation')
        .where('tenantId', '=', tenantId)
        .where('violationId', '=', work.violationId)
        .set({ review: work.review })
        .execute()
      break
    case 'twinSubmitted':
      await db
        .insertInto('twin')
        .values({ tenantId, userId: work.userId, submittedAt: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      break
    case 'twinApproved':
      await db
        .updateTable('twin')
        .where('tenantId', '=', tenantId)
        .where('userId', '=', work.userId)
        .where('approvedAt', 'is', null)
        .set({ approvedAt: at })
        .execute()
      break
  }
}

/**
 * Inserts each correction with its entry in the edit history. Where a person has corrected the same time already, that
 * correction stays.
 */
async function insertCorrections(
  tx: TenantTx,
  corrections: readonly CorrectionFact[],
  now: Date,
): Promise<void> {
  if (corrections.length === 0) return
  const { db, tenantId } = tx
  const timezone = await findTimezone(tx)
  const days = touchedDays(timezone, now)
  await lockStatistics(tx)
  for (const fact of corrections) {
    const { rows } = await sql`
      select 1 from status_correction
      where tenant_id = ${tenantId} and user_id = ${fact.userId}
        and start_at < ${new Date(fact.endAt)} and end_at > ${new Date(fact.startAt)}`.execute(db)
    if (rows.length > 0) continue
    const { userId, creatorId, businessTypeId, evt, subEvt, reason } = fact
    const span = { start: new Date(fact.startAt), end: new Date(fact.endAt) }
    const by = { creatorId, reason, timezone, now: new Date(fact.createdAt) }
    await correctStatus(tx, { ...span, userId, businessTypeId, evt, subEvt, ...by })
    // Statuses reported before the span end with it, and those reported in it may continue after it.
    const maxStatusMs = MAX_STATUS_SECONDS * 1000
    for (const at of [fact.startAt - maxStatusMs, fact.startAt, fact.endAt, fact.endAt + maxStatusMs])
      days.touch(new Date(at))
  }
  await markDays(tx, days.list())
}
