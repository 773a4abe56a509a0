import {
  EXACT_COUNT_LIMIT,
  type DataOf,
  type ParsedBodyOf,
  type ParsedQueryOf,
  type message,
} from '@console/contracts'
import { sql } from 'kysely'
import { unixSecondsOf } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

type HistoryQuery = ParsedBodyOf<typeof message.history>

/** One page of what the tenant pushed, newest first; counted exactly up to the limit of decision 35. */
export async function findHistory(
  tx: TenantTx,
  query: HistoryQuery,
): Promise<DataOf<typeof message.history>> {
  const { current, size } = query
  const { count } = await tx.db
    .selectFrom(
      pushedMessages(tx, query)
        .select('pushedMessage.id')
        .limit(EXACT_COUNT_LIMIT + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await pushedMessages(tx, query)
    .innerJoin('businessType', (join) =>
      join
        .onRef('businessType.tenantId', '=', 'pushedMessage.tenantId')
        .onRef('businessType.id', '=', 'pushedMessage.businessTypeId'),
    )
    .select([
      'pushedMessage.id',
      'pushedMessage.pushedAt',
      'pushedMessage.businessTypeId',
      'businessType.name as businessTypeName',
      'pushedMessage.isCron',
      'pushedMessage.pushUserName',
      'pushedMessage.title',
      'pushedMessage.url',
      'pushedMessage.msgRuleCode',
      'pushedMessage.triggerId',
    ])
    .orderBy('pushedMessage.pushedAt', 'desc')
    .orderBy('pushedMessage.id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const records = rows.map((row) => ({
    id: row.id,
    push_time: unixSecondsOf(row.pushedAt),
    business_type_id: row.businessTypeId,
    business_type_name: row.businessTypeName,
    is_cron: row.isCron ? 1 : 0,
    push_user_name: row.pushUserName,
    title: row.title,
    url: row.url,
    msg_rule_code: row.msgRuleCode,
    trigger_id: row.triggerId,
  }))
  return { records, total: Math.min(count, EXACT_COUNT_LIMIT), totalIsCapped: count > EXACT_COUNT_LIMIT }
}

function pushedMessages({ db, tenantId }: TenantTx, filter: HistoryQuery) {
  let query = db.selectFrom('pushedMessage').where('pushedMessage.tenantId', '=', tenantId)
  if (filter.businessTypeId !== undefined) query = query.where('businessTypeId', '=', filter.businessTypeId)
  if (filter.isCron !== undefined) query = query.where('isCron', '=', filter.isCron)
  if (filter.pushTimeBegin !== undefined) query = query.where('pushedAt', '>=', startOf(filter.pushTimeBegin))
  // A time on the wire is a whole second: the last one counts to its end.
  if (filter.pushTimeEnd !== undefined) query = query.where('pushedAt', '<', startOf(filter.pushTimeEnd + 1))
  return query
}

const startOf = (unixSeconds: number) => new Date(unixSeconds * 1000)

type StatRecord = DataOf<typeof message.pushStat>['records'][number]

/** People by day of the zone, each once a message and kind; only days on which something happened. */
export async function countByDay(
  { db, tenantId }: TenantTx,
  query: ParsedQueryOf<typeof message.pushStat>,
  timezone: string,
): Promise<StatRecord[]> {
  const { rows } = await sql<StatRecord>`
    select to_char(happened_at at time zone ${timezone}::text, 'YYYYMMDD') as day,
      count(*) filter (where kind = 'touched') as "touchedCnt",
      count(*) filter (where kind = 'clicked') as "clickedCnt",
      count(*) filter (where kind = 'viewed') as "viewedCnt"
    from pushed_message m
    join message_delivery d on d.tenant_id = m.tenant_id and d.message_id = m.id
    cross join lateral (values ('touched', d.touched_at), ('clicked', d.clicked_at), ('viewed', d.viewed_at))
      as event (kind, happened_at)
    where m.tenant_id = ${tenantId} and m.msg_rule_code = ${query.msgRuleCode} and m.trigger_id = ${query.triggerId}
      and happened_at >= ${query.beginDay}::date::timestamp at time zone ${timezone}::text
      and happened_at < (${query.endDay}::date + 1)::timestamp at time zone ${timezone}::text
    group by 1 order by 1`.execute(db)
  return rows
}
