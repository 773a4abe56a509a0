import type { stat } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../context.ts'
import { inFilter, inRange, type StatFilter } from './stat-filter.ts'

/** Sums over a range; people are counted once however many days they worked. */
export type Totals = {
  onlineUsers: number
  users: number
  onlineSeconds: number
  calls: number
  answers: number
  validCalls: number
  quotes: number
  orders: number
  talkSeconds: number
}

export async function stateOf({
  db,
  tenantId,
}: TenantTx): Promise<{ lastUpdatedAt: Date; nextUpdatedAt: Date } | undefined> {
  return db
    .selectFrom('rollupState')
    .where('tenantId', '=', tenantId)
    .select(['lastUpdatedAt', 'nextUpdatedAt'])
    .executeTakeFirst()
}

/** `dayShift`: how many days later than the range the figures are of. */
export async function totalsOf(
  { db, tenantId }: TenantTx,
  filter: StatFilter,
  dayShift = 0,
): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(distinct user_id) filter (where online_seconds > 0) as "onlineUsers",
           count(distinct user_id) as users,
           coalesce(sum(online_seconds), 0)::bigint as "onlineSeconds",
           coalesce(sum(calls), 0) as calls, coalesce(sum(answers), 0) as answers,
           coalesce(sum(valid_calls), 0) as "validCalls", coalesce(sum(quotes), 0) as quotes,
           coalesce(sum(orders), 0) as orders, coalesce(sum(talk_seconds), 0)::bigint as "talkSeconds"
    from stat_user_day s
    where tenant_id = ${tenantId} and ${inFilter(filter, dayShift)}`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('the database answered no totals')
  return totals
}

/** Different people online on one day. */
export async function onlineUsersOn({ db, tenantId }: TenantTx, filter: StatFilter): Promise<number> {
  const lastDay = { ...filter, beginDay: filter.endDay }
  const { rows } = await sql<{ users: number }>`
    select count(distinct user_id) as users from stat_user_day s
    where tenant_id = ${tenantId} and online_seconds > 0 and ${inFilter(lastDay)}`.execute(db)
  return rows[0]?.users ?? 0
}

type RankRow = { id: number; name: string; value: number; tag1: number; tag2: number }

const RANKED: Readonly<Record<stat.RankType, string>> = {
  onlineDuration: 'online_seconds',
  callCnt: 'calls',
  talkCnt: 'valid_calls',
  saleCnt: 'quotes',
  orderCnt: 'orders',
  talkTime: 'talk_seconds',
  recommend: 'recommended',
  '1000303': 'twin_uses',
}

/** The figures of a rank; the tags belong to recommendations. */
const figuresOf = (rankType: stat.RankType): RawBuilder<unknown> => sql`
  coalesce(sum(s.${sql.ref(RANKED[rankType])}), 0)::bigint as value,
  coalesce(sum(s.recommend_accepted), 0)::bigint as tag1, coalesce(sum(s.recommend_valid), 0)::bigint as tag2`

/** The organisations right below one, also those without any figure; none at the lowest level. */
export async function rankOrganizations(
  { db, tenantId }: TenantTx,
  { rankType, filter }: { rankType: stat.RankType; filter: StatFilter },
): Promise<RankRow[]> {
  const { scope } = filter
  const { rows } = await sql<RankRow>`
    with recursive below as (
      select id as top, id from organization
      where parent_id is not distinct from ${scope.rootId ?? sql`(select id from organization where parent_id is null limit 1)`}
      union all
      select below.top, child.id from organization child join below on child.parent_id = below.id
    )
    select o.id, o.name, ${figuresOf(rankType)}
    from below join organization o on o.id = below.top
    left join stat_user_day s on s.tenant_id = ${tenantId} and s.org_id = below.id and ${inRange(filter)}
    group by o.id, o.name order by value desc, o.id`.execute(db)
  return rows
}

export async function rankUsers(
  { db, tenantId }: TenantTx,
  { rankType, filter }: { rankType: stat.RankType; filter: StatFilter },
): Promise<RankRow[]> {
  const { rows } = await sql<RankRow>`
    select u.id, u.name, ${figuresOf(rankType)}
    from stat_user_day s join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = ${tenantId} and ${inFilter(filter)}
    group by u.id, u.name order by value desc, u.id`.execute(db)
  return rows
}
