import {
  MAX_STATUS_SECONDS,
  monitor,
  statusOfWorkType,
  type Language,
  type ParsedBodyOf,
} from '@console/contracts'
import { PERMISSION } from '../../../access/menu/permissions.ts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { BadRequest, Conflict, Forbidden, refuse } from '../../../platform/errors.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { zonedTime } from '../../../platform/time/zoned-time.ts'
import { markDays, touchedDays } from '../../facts/ingest/public.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findDayBounds, isComputable, lockStatistics, nextRollup, rollUpPerson } from '../rollup/public.ts'
import { correctStatus } from './correct-status.ts'
import type { PersonPeriod } from './correction.store.ts'
import { findNewerEdit } from './history.store.ts'
import { correctedBy, monitorTexts } from './monitor.messages.ts'
import { checkFilter } from './monitor.policy.ts'
import { findPersonName } from './people.store.ts'

/** Corrects what a person's status was (PLAN-Q3): correction, history, audit record and the person's figures at once. */
export const editStatus = route(monitor.edit, {
  policy: canOpen('monitor.person'),
  handler: async ({ ctx, tx, session, body, language }) => {
    if (!session.permissions.has(PERMISSION.addSchedule)) throw new Forbidden()
    const { timezone } = session
    const now = ctx.clock.now()
    const day = toZonedDay(body.start, timezone)
    const bounds = await findDayBounds(tx.db, { day, timezone })
    requirePeriod(body, { now, dayEnd: bounds.to, language })
    const wireDay = day.replaceAll('-', '')
    await checkFilter({ beginAt: wireDay, endAt: wireDay, userId: body.userId }, { tx, session })
    await requireBusinessType(tx, body.bizTypeId)
    // From here on nobody else corrects, computes or deletes what this one reads.
    await lockStatistics(tx)
    if (!(await isComputable(tx, day)))
      throw refuse(monitor.EDIT_REFUSALS.factsDeleted, monitorTexts.factsDeleted)
    await requireSeen(tx, body, { start: bounds.from, end: bounds.to, timezone })
    const period = { userId: body.userId, start: toDate(body.start), end: toDate(body.end) }
    const id = await correct(tx, { body, period, session, now })
    await recompute(ctx, tx, { ...period, timezone })
    return { id, organizationFiguresAt: toUnixSeconds(nextRollup(now)) }
  },
})

type Edit = ParsedBodyOf<typeof monitor.edit>

const toDate = (unixSeconds: number): Date => new Date(unixSeconds * 1000)

function requirePeriod(
  { start, end }: Edit,
  { now, dayEnd, language }: { now: Date; dayEnd: Date; language: Language },
): void {
  const refuseEnd = (text: keyof typeof monitorTexts) => new BadRequest({ end: monitorTexts[text][language] })
  if (end <= start) throw refuseEnd('endNotAfterStart')
  if (toDate(end) > dayEnd) throw refuseEnd('notOneDay')
  if (toDate(end) > now) throw refuseEnd('inFuture')
}

/** If two editors opened the same day, the second one is informed of the first one's change. */
async function requireSeen(
  tx: TenantTx,
  { userId, lastEditId }: Edit,
  { timezone, ...day }: { start: Date; end: Date; timezone: string },
): Promise<void> {
  if (lastEditId === undefined) return
  const newer = await findNewerEdit(tx, { userId, lastEditId, ...day })
  if (!newer) return
  const at = toUnixSeconds(newer.createdAt)
  const by = newer.creatorName
  throw new Conflict(correctedBy({ by, at: zonedTime(at, timezone) }), { changed: { id: newer.id, at, by } })
}

type Change = { body: Edit; period: PersonPeriod; session: Session; now: Date }

async function correct(tx: TenantTx, { body, period, session, now }: Change): Promise<number> {
  const { userId, start, end } = period
  const { bizTypeId: businessTypeId, evtType, reason } = body
  const status = statusOfWorkType(evtType)
  const { id, replaced } = await correctStatus(tx, {
    ...period,
    ...status,
    businessTypeId,
    creatorId: session.userId,
    reason,
    timezone: session.timezone,
    now,
  })
  await tx.audit({
    module: 'monitor',
    opType: 'monitor.edit',
    target: await findPersonName(tx, userId),
    before: { userId, statuses: replaced },
    after: { id, userId, start, end, evtType, reason },
    bizTypeId: businessTypeId,
  })
  return id
}

type Corrected = PersonPeriod & { timezone: string }

async function recompute(
  { clock, factProgress }: AppContext,
  tx: TenantTx,
  { userId, start, end, timezone }: Corrected,
): Promise<void> {
  const now = clock.now()
  const days = touchedDays(timezone, now)
  // A status reported before the span ends with it, and one reported in it may continue after it.
  const maxStatusMs = MAX_STATUS_SECONDS * 1000
  for (const at of [start.getTime() - maxStatusMs, start, end, end.getTime() + maxStatusMs])
    days.touch(new Date(at))
  await markDays(tx, days.list())
  const completeUntil = factProgress.completeUntil(tx.tenantId)
  const asOf = completeUntil !== undefined && completeUntil < now ? completeUntil : now
  await rollUpPerson(tx, { userId, days: days.list(), timezone, now: asOf })
}
