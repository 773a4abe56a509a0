import {
  EXACT_COUNT_LIMIT,
  type DataOf,
  type Language,
  type ParsedBodyOf,
  type ParsedQueryOf,
  message,
} from '@console/contracts'
import { sql } from 'kysely'
import { actorName } from '../../../platform/audit/actor-name.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

type HistoryQuery = ParsedBodyOf<typeof message.history>

/** One page of what the tenant pushed, newest first; counted exactly up to the limit of R35. */
export async function findHistory(
  tx: TenantTx,
  query: HistoryQuery,
  language: Language,
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
  const rows = await selectRecords(tx, query)
    .orderBy('pushedMessage.pushedAt', 'desc')
    .orderBy('pushedMessage.id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const records = rows.map((row) => toRecord(row, language))
  return { records, total: Math.min(count, EXACT_COUNT_LIMIT), totalIsCapped: count > EXACT_COUNT_LIMIT }
}

/** One message of the tenant with the sender's HTML; undefined where it has none with this id. */
export async function findHistoryRecord(
  tx: TenantTx,
  id: number,
  language: Language,
): Promise<(message.HistoryRecord & { content: string }) | undefined> {
  const row = await selectRecords(tx, {})
    .select('pushedMessage.content')
    .where('pushedMessage.id', '=', id)
    .executeTakeFirst()
  return row && { ...toRecord(row, language), content: row.content }
}

type Receivers = message.HistoryDetail['receivers']

/** Recipients of a message, and when they first touched, clicked and viewed it. */
export async function findReceivers({ db, tenantId }: TenantTx, id: number): Promise<Receivers> {
  const { rows } = await sql<Receivers['people'][number] & { total: number }>`
    select d.user_id as id, coalesce(u.name, '') as name, count(*) over () as total,
      floor(extract(epoch from d.touched_at))::bigint as "touchedAt",
      floor(extract(epoch from d.clicked_at))::bigint as "clickedAt",
      floor(extract(epoch from d.viewed_at))::bigint as "viewedAt"
    from message_delivery d
    left join person u on u.tenant_id = d.tenant_id and u.id = d.user_id
    where d.tenant_id = ${tenantId} and d.message_id = ${id}
    order by (d.touched_at is not null)::int + (d.clicked_at is not null)::int + (d.viewed_at is not null)::int desc,
      u.name, d.user_id
    limit ${message.MAX_RECEIVERS}`.execute(db)
  return { total: rows[0]?.total ?? 0, people: rows.map(({ total: _total, ...person }) => person) }
}

function selectRecords(tx: TenantTx, filter: Partial<HistoryQuery>) {
  return pushedMessages(tx, filter)
    .innerJoin('business', (join) =>
      join
        .onRef('business.tenantId', '=', 'pushedMessage.tenantId')
        .onRef('business.id', '=', 'pushedMessage.businessTypeId'),
    )
    .select([
      'pushedMessage.id',
      'pushedMessage.pushedAt',
      'pushedMessage.businessTypeId',
      'business.name as businessTypeName',
      'pushedMessage.isCron',
      'pushedMessage.pushUserId',
      'pushedMessage.pushUserName',
      'pushedMessage.title',
      'pushedMessage.url',
      'pushedMessage.msgRuleCode',
      'pushedMessage.triggerId',
    ])
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectRecords>['executeTakeFirstOrThrow']>>

function toRecord(row: MessageRow, language: Language): message.HistoryRecord {
  return {
    id: row.id,
    push_time: toUnixSeconds(row.pushedAt),
    business_type_id: row.businessTypeId,
    business_type_name: row.businessTypeName,
    is_cron: row.isCron ? 1 : 0,
    push_user_name: actorName({ userId: row.pushUserId, userName: row.pushUserName }, language),
    title: row.title,
    url: row.url,
    msg_rule_code: row.msgRuleCode,
    trigger_id: row.triggerId,
  }
}

function pushedMessages({ db, tenantId }: TenantTx, filter: Partial<HistoryQuery>) {
  let query = db.selectFrom('pushedMessage').where('pushedMessage.tenantId', '=', tenantId)
  if (filter.businessTypeId !== undefined) query = query.where('businessTypeId', '=', filter.businessTypeId)
  if (filter.isCron !== undefined) query = query.where('isCron', '=', filter.isCron)
  if (filter.pushTimeBegin !== undefined) query = query.where('pushedAt', '>=', toDate(filter.pushTimeBegin))
  // A time on the wire is a whole second: the last one counts to its end.
  if (filter.pushTimeEnd !== undefined) query = query.where('pushedAt', '<', toDate(filter.pushTimeEnd + 1))
  return query
}

const toDate = (unixSeconds: number) => new Date(unixSeconds * 1000)

type StatRecord = DataOf<typeof message.pushStat>['records'][number]

/** Counts people by day of the zone, each once per message and kind; only days on which something happened. */
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
