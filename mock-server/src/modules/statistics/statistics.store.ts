import { sql } from 'kysely'
import type { TenantTx } from '../../context.ts'
import { inFilter, whose, type StatFilter } from './stat-filter.ts'

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
  // First by person: counting different people among all rows would sort them all.
  const { rows } = await sql<Totals>`
    select count(*) filter (where online_seconds > 0) as "onlineUsers", count(*) as users,
           coalesce(sum(online_seconds), 0)::bigint as "onlineSeconds",
           coalesce(sum(calls), 0)::bigint as calls, coalesce(sum(answers), 0)::bigint as answers,
           coalesce(sum(valid_calls), 0)::bigint as "validCalls", coalesce(sum(quotes), 0)::bigint as quotes,
           coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(talk_seconds), 0)::bigint as "talkSeconds"
    from (
      select sum(s.online_seconds) as online_seconds, sum(s.calls) as calls, sum(s.answers) as answers,
             sum(s.valid_calls) as valid_calls, sum(s.quotes) as quotes, sum(s.orders) as orders,
             sum(s.talk_seconds) as talk_seconds
      from stat_user_day s
      where ${whose(tenantId, filter)} and ${inFilter(filter, dayShift)} group by s.user_id) person`.execute(
    db,
  )
  const [totals] = rows
  if (!totals) throw new Error('the database answered no totals')
  return totals
}

/** Different people online on one day. */
export async function onlineUsersOn({ db, tenantId }: TenantTx, filter: StatFilter): Promise<number> {
  const lastDay = { ...filter, beginDay: filter.endDay }
  const { rows } = await sql<{ users: number }>`
    select count(distinct user_id) as users from stat_user_day s
    where ${whose(tenantId, filter)} and online_seconds > 0 and ${inFilter(lastDay)}`.execute(db)
  return rows[0]?.users ?? 0
}
