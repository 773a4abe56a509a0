import { EXACT_COUNT_LIMIT, tracking, type DataOf, type ParsedQueryOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../statistics/public.ts'

/** Ids of all metrics that were ever reported, in their order; jumps from one to the next, however many events there are. */
export async function reportedMetrics({ db, tenantId }: TenantTx): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`
    (select e.metric_id from tracking_event e where e.tenant_id = ${tenantId} ${after} order by e.metric_id limit 1)`
  const { rows } = await sql<{ metricId: string }>`
    with recursive metric as (
      select ${next(sql``)} as id
      union all
      select ${next(sql`and e.metric_id > metric.id`)} from metric where metric.id is not null
    )
    select id as "metricId" from metric where id is not null limit ${tracking.MAX_METRICS}`.execute(db)
  return rows.map(({ metricId }) => metricId)
}

type UsageQuery = {
  beginTime?: number | undefined
  endTime?: number | undefined
  bizTypeId?: number | undefined
  metricId?: string | undefined
  userId?: number | undefined
  sessionId?: string | undefined
  scope: Scope
}

/** Events know people, not organisations: anyone who sees one organisation sees the people who are there now. */
function ofPeople({ tenantId }: TenantTx, scope: Scope): RawBuilder<unknown> {
  if (scope.rootId === null) return sql``
  return sql`and e.user_id in (select s.id from person s where s.tenant_id = ${tenantId} ${inScope(scope)})`
}

/** The rows are `e`; whole seconds, both ends included. */
function matching(
  tx: TenantTx,
  { beginTime, endTime, bizTypeId, metricId, userId, sessionId, scope }: UsageQuery,
): RawBuilder<unknown> {
  return sql`
    e.tenant_id = ${tx.tenantId}
    ${beginTime === undefined ? sql`` : sql`and e.happened_at >= to_timestamp(${beginTime})`}
    ${endTime === undefined ? sql`` : sql`and e.happened_at <= to_timestamp(${endTime})`}
    ${metricId === undefined ? sql`` : sql`and e.metric_id = ${metricId}`}
    ${bizTypeId === undefined ? sql`` : sql`and e.business_type_id = ${bizTypeId}`}
    ${userId === undefined ? sql`` : sql`and e.user_id = ${userId}`}
    ${sessionId === undefined ? sql`` : sql`and e.session_id = ${sessionId}`}
    ${ofPeople(tx, scope)}`
}

export type MetricFigures = { metricId: string; events: number; seconds: number; users: number }

/**
 * One page of the metrics with any event, by id, and how many metrics there are. People are distinguished first: counting
 * different ones in one go would sort all events.
 */
export async function figuresOfMetrics(
  tx: TenantTx,
  filter: ParsedQueryOf<typeof tracking.statList> & { scope: Scope },
): Promise<{ rows: MetricFigures[]; total: number }> {
  const { pageIndex, pageSize } = filter
  const { rows } = await sql<{ rows: MetricFigures[]; total: number }>`
    with of_person as (
      select e.metric_id, e.user_id, count(*) as events, coalesce(sum(e.seconds), 0) as seconds
      from tracking_event e where ${matching(tx, filter)} group by e.metric_id, e.user_id
    ), figures as materialized (
      select metric_id, sum(events)::bigint as events, sum(seconds)::bigint as seconds, count(*) as users
      from of_person group by metric_id
    ), page as (
      select * from figures order by metric_id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    )
    select (select count(*) from figures) as total,
           coalesce(json_agg(json_build_object('metricId', metric_id, 'events', events, 'seconds', seconds,
             'users', users) order by metric_id), '[]') as rows
    from page`.execute(tx.db)
  const [answer] = rows
  if (!answer) throw new Error('a count has a row')
  return answer
}

/** One page of the events of a metric or of a tab's session, newest first. */
export async function trackedEvents(
  tx: TenantTx,
  filter: ParsedQueryOf<typeof tracking.detailList> & { scope: Scope },
): Promise<DataOf<typeof tracking.detailList>> {
  const { pageIndex, pageSize } = filter
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from tracking_event e where ${matching(tx, filter)} limit ${EXACT_COUNT_LIMIT + 1}) counted`.execute(
    tx.db,
  )
  const total = counted.rows[0]?.total ?? 0
  const { rows } = await sql<DataOf<typeof tracking.detailList>['records'][number]>`
    select e.id, e.metric_id as "metricId", e.user_id as "userId", u.name as "userName", extract(epoch from e.happened_at)::bigint as timestamp, e.value,
           e.session_id as "sessionId", e.source_type as "sourceType", e.source_version as "sourceVersion"
    from tracking_event e join person u on u.tenant_id = e.tenant_id and u.id = e.user_id
    where ${matching(tx, filter)} order by e.happened_at desc, e.id desc
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(tx.db)
  return {
    records: rows,
    totalCnt: Math.min(total, EXACT_COUNT_LIMIT),
    totalIsCapped: total > EXACT_COUNT_LIMIT,
  }
}
