import { SLOT_SECONDS, type DataOf, type monitor } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { statusSpans } from '../../facts/presence/public.ts'
import { sortInMemory } from '../rollup/public.ts'
import { inFilter, inScope } from '../statistics/public.ts'
import type { MonitorFilter } from './monitor.policy.ts'
import { findRangeBounds } from './track.store.ts'

type TeamDay = DataOf<typeof monitor.teamDay>

/** Median of the people who were online or on leave, as the last rollup computed it; null without anybody. */
export async function findMedian(
  { db, tenantId }: TenantTx,
  filter: MonitorFilter,
): Promise<Pick<TeamDay, 'userCnt' | 'median'>> {
  const median = (column: string) => sql`percentile_cont(0.5) within group (order by ${sql.ref(column)})`
  const { rows } = await sql<NonNullable<TeamDay['median']> & { people: number }>`
    select count(*) as people, ${median('work')} as "workDuration", ${median('online')} as "onlineDuration",
           ${median('rest')} as "breakDuration", ${median('idle')} as "idleDuration", ${median('leave')} as "leaveDuration"
    from (
      select sum(s.work_seconds) as work, sum(s.online_seconds) as online, sum(s.break_seconds) as rest,
             sum(s.idle_seconds) as idle, sum(s.leave_seconds) as leave
      from stat_user_day s where s.tenant_id = ${tenantId} and ${inFilter(filter)} group by s.user_id
      having sum(s.online_seconds + s.leave_seconds) > 0) person`.execute(db)
  const [row] = rows
  if (!row || row.people === 0) return { userCnt: 0, median: null }
  const { people: userCnt, ...figures } = row
  return { userCnt, median: figures }
}

type SlotRow = TeamDay['slotList'][number] & { userCnt: number }

const NO_MARGIN = { secondsBefore: 0, daysAfter: 0 }

/** By the quarters of an hour that have started, from one reading of the day's statuses. */
export async function findSlots(
  tx: TenantTx,
  filter: MonitorFilter,
): Promise<Pick<TeamDay, 'userCnt' | 'slotList'>> {
  const { timezone, now, bizTypeId, scope } = filter
  const { from, to } = await findRangeBounds(tx, filter, NO_MARGIN)
  await sortInMemory(tx.db)
  const query = { tenantId: tx.tenantId, timezone, from, to, now, isPeriodAlone: true }
  const business = bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  const slot = sql`make_interval(secs => ${SLOT_SECONDS})`
  const share = (status: string) => sql`
    coalesce(sum(piece.seconds) filter (where piece.status = ${status}), 0)
      / (people.count * date_part('epoch', least(slot.at + ${slot}, ${now}::timestamptz) - slot.at))`
  const { rows } = await sql<SlotRow>`
    with part as materialized (
      select s.user_id, s.status, greatest(s.from_at, ${from}::timestamptz) as from_at,
             least(s.to_at, ${to}::timestamptz) as to_at
      from (${statusSpans(query)}) s
      where s.from_at < s.to_at and s.from_at < ${to} and s.to_at > ${from} and s.status <> 'offline'
        ${business} ${inScope(scope)}
    ), people as (
      select count(distinct user_id) as count from part
    ), piece as (
      select slot_at, status, sum(date_part('epoch', least(to_at, slot_at + ${slot}) - greatest(from_at, slot_at))) as seconds
      from part, generate_series(date_bin(${slot}, from_at, to_timestamp(0)), to_at - interval '1 microsecond', ${slot})
        as slot_at
      group by slot_at, status
    )
    select people.count as "userCnt", floor(date_part('epoch', slot.at))::bigint as "slotAt", ${share('work')} as work,
           ${share('online')} as online, ${share('break')} as "break", ${share('idle')} as idle, ${share('leave')} as leave
    from people
    cross join generate_series(${from}::timestamptz, least(${to}::timestamptz, ${now}) - interval '1 microsecond', ${slot})
      as slot (at)
    left join piece on piece.slot_at = slot.at
    where people.count > 0
    group by people.count, slot.at order by slot.at`.execute(tx.db)
  const slotList = rows.map(({ userCnt: _userCnt, ...one }) => one)
  return { userCnt: rows[0]?.userCnt ?? 0, slotList }
}
