import type { stat } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { anyHolds } from '../../../platform/db/lists.ts'
import { isCounted, sourcePeriods, type SourcedFigure } from '../rollup/public.ts'
import { inDirection } from './list-order.ts'
import type { Page } from './people.store.ts'
import { findValidCallSeconds } from './settings.store.ts'
import { sourceSpans, type SourceSpan } from './source-spans.ts'
import { inFilter, inFilterAt, type StatFilter } from './stat-filter.ts'

type CallFilter = StatFilter & { timezone: string }

/** Only calls that reached this stage, or of one person. */
export type Narrowed = { stage?: stat.CallStage | undefined; userId?: number | undefined }

/** A page of the outbound calls of a range. */
type CallPage = { filter: CallFilter; narrowed: Narrowed; page: Page; order?: stat.Order | undefined }

type KnownCalls = { total: number; firstDay: string | null; lastDay: string | null }

/**
 * Outbound calls, newest first by default. The statistics have their number and their days: counting the calls one by one,
 * or looking for them where there are none, would take a walk through the calls of a month.
 */
export async function findCalls(
  tx: TenantTx,
  { filter, narrowed, page, order }: CallPage,
): Promise<{ calls: stat.PerformanceRow[]; total: number }> {
  const { total, firstDay, lastDay } = await knownCalls(tx, filter, narrowed)
  if (firstDay === null || lastDay === null) return { calls: [], total: 0 }
  const rows = await callRows(tx, {
    filter: { ...filter, beginDay: firstDay, endDay: lastDay },
    only: await toCallCondition(tx, filter, narrowed),
    limit: page.pageSize,
    offset: getOffset(page),
    order,
  })
  const calls = rows.map(({ startedAt: _exact, ...call }) => call)
  // Calls of the last minutes are there before they are counted.
  return { calls, total: Math.max(total, calls.length === 0 ? 0 : getOffset(page) + calls.length) }
}

const getOffset = ({ pageIndex, pageSize }: Page): number => (pageIndex - 1) * pageSize

/** Columns of the statistics that count the calls of a stage. */
const COUNTED_AS = {
  answered: 'answers',
  valid: 'valid_calls',
  quoted: 'quotes',
  ordered: 'orders',
} as const satisfies Record<stat.CallStage, string>

/** Limits the calls of the facts to those that the rollup counts for a stage, each by the source of its day. */
async function toStageCondition(
  tx: TenantTx,
  filter: CallFilter,
  stage: Narrowed['stage'],
): Promise<RawBuilder<unknown>> {
  if (stage === undefined) return sql``
  if (stage === 'answered') return sql`and s.answered_at is not null`
  return sql`and ${await toFigureCondition(tx, filter, COUNTED_AS[stage])}`
}

async function toFigureCondition(
  tx: TenantTx,
  { beginDay, endDay, timezone }: CallFilter,
  figure: SourcedFigure,
): Promise<RawBuilder<unknown>> {
  const validCallSeconds = sql`${await findValidCallSeconds(tx)}`
  const spans = sourceSpans(await sourcePeriods(tx), { figure, beginDay, endDay })
  const isBy = (source: SourceSpan['source']) => isCounted(figure, source, { call: 's', validCallSeconds })
  const [first, ...others] = spans
  if (others.length === 0) return isBy(first.source)
  const inSpan = ({ from, to, source }: SourceSpan) => sql`(
    s.started_at >= ${from}::date::timestamp at time zone ${timezone}
    and s.started_at < (${to}::date + 1)::timestamp at time zone ${timezone} and ${isBy(source)})`
  return anyHolds(spans.map(inSpan))
}

/** Limits the calls `s` of the facts by stage and person. */
export async function toCallCondition(
  tx: TenantTx,
  filter: CallFilter,
  narrowed: Narrowed,
): Promise<RawBuilder<unknown>> {
  return sql`${await toStageCondition(tx, filter, narrowed.stage)} ${toPersonCondition(narrowed)}`
}

const toPersonCondition = ({ userId }: Narrowed): RawBuilder<unknown> =>
  userId === undefined ? sql`` : sql`and s.user_id = ${userId}`

export async function knownCalls(
  { db, tenantId }: TenantTx,
  filter: StatFilter,
  narrowed: Narrowed = {},
): Promise<KnownCalls> {
  const { stage } = narrowed
  const counted = sql`s.${sql.ref(stage === undefined ? 'calls' : COUNTED_AS[stage])}`
  const { rows } = await sql<KnownCalls>`
    select coalesce(sum(${counted}), 0) as total,
           to_char(min(s.day), 'YYYYMMDD') as "firstDay", to_char(max(s.day), 'YYYYMMDD') as "lastDay"
    from stat_user_day s where s.tenant_id = ${tenantId} and ${counted} > 0 and ${inFilter(filter)}
      ${toPersonCondition(narrowed)}`.execute(db)
  return rows[0] ?? { total: 0, firstDay: null, lastDay: null }
}

/** `startedAt` is PostgreSQL's exact text. */
export type CallRow = stat.PerformanceRow & { startedAt: string }

type CallsQuery = {
  filter: CallFilter
  /** Further conditions of the calls `s`. */
  only?: RawBuilder<unknown>
  /** Only what comes after this one. */
  below?: Pick<CallRow, 'startedAt' | 'callID'> | null
  limit: number
  offset?: number
  /** By when they began. */
  order?: stat.Order | undefined
}

/** Newest first by default. */
export async function callRows(
  { db, tenantId }: TenantTx,
  { filter, only = sql``, below, limit, offset = 0, order = 'desc' }: CallsQuery,
): Promise<CallRow[]> {
  // Not a pair of values: the index would be walked to it from the end of the range.
  const isBelow = below
    ? sql`and s.started_at <= ${below.startedAt}::timestamptz
        and (s.started_at < ${below.startedAt}::timestamptz or s.call_id < ${below.callID})`
    : sql``
  const { rows } = await sql<CallRow>`
    select u.name as "userName", u.id as "userID", coalesce(o.name, '') as "orgName",
           s.session_id as "sessionID", s.call_id as "callID",
           floor(extract(epoch from s.started_at))::bigint as "onCallAt",
           floor(extract(epoch from s.answered_at))::bigint as "onTalkBeginAt",
           case when s.answered_at is not null and s.ended_at is not null then s.talk_seconds end as "talkTime",
           (select count(*) from violation v where v.tenant_id = s.tenant_id and v.call_id = s.call_id) as "violationCnt",
           '' as "sessionLink", s.started_at::text as "startedAt"
    from reported_call s join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
    left join organization_unit o on o.tenant_id = s.tenant_id and o.id = s.org_id
    where s.tenant_id = ${tenantId} and s.is_outbound and ${inFilterAt(filter, 'started_at')} ${only} ${isBelow}
    order by ${inDirection(sql`s.started_at`, order)}, ${inDirection(sql`s.call_id`, order)} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}
