import {
  average,
  orderConversionRate,
  saleConversionRate,
  talkConversionRate,
  type stat,
} from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inFilter, type StatFilter } from './stat-filter.ts'

export type Page = { pageIndex: number; pageSize: number }
export type ListedPerson = { id: number; name: string; orgName: string }

/** Everybody with any figure in the range, by name, with where they belong now. */
export async function findPeople(
  { db, tenantId }: TenantTx,
  { filter, page: { pageIndex, pageSize } }: { filter: StatFilter; page: Page },
): Promise<{ people: ListedPerson[]; total: number }> {
  const person = sql`
    select distinct s.user_id from stat_user_day s where s.tenant_id = ${tenantId} and ${inFilter(filter)}`
  const { rows } = await sql<ListedPerson & { total: number }>`
    select u.id, u.name, coalesce(o.name, '') as "orgName", count(*) over () as total
    from (${person}) p join app_user u on u.tenant_id = ${tenantId} and u.id = p.user_id
    left join organization o on o.tenant_id = u.tenant_id and o.id = u.org_id
    order by u.name, u.id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  const people = rows.map(({ total: _total, ...one }) => one)
  const [first] = rows
  if (first || pageIndex === 1) return { people, total: first?.total ?? 0 }
  // Past the last page there is no row with the total.
  const counted = await sql<{ total: number }>`select count(*) as total from (${person}) p`.execute(db)
  return { people, total: counted.rows[0]?.total ?? 0 }
}

type Sums = {
  userId: number
  daysOnDuty: number
  onlineSeconds: number
  talkSeconds: number
  calls: number
  answers: number
  validCalls: number
  quotes: number
  orders: number
}

/** Of whom a rollup took away between the list of people and their figures. */
const NOTHING: Omit<Sums, 'userId'> = {
  daysOnDuty: 0,
  onlineSeconds: 0,
  talkSeconds: 0,
  calls: 0,
  answers: 0,
  validCalls: 0,
  quotes: 0,
  orders: 0,
}

type PeopleQuery = { filter: StatFilter; people: readonly ListedPerson[] }

/** The figures of some people, in their order. */
export async function userRows(tx: TenantTx, { filter, people }: PeopleQuery): Promise<stat.UserRow[]> {
  const sums = await sumsOf(tx, { filter, people })
  const violations = await violationsOf(tx, { filter, people })
  return people.map((person) => {
    const figures = sums.get(person.id) ?? NOTHING
    return {
      ...liteRow(person, figures),
      callTime: figures.talkSeconds,
      callCnt: figures.calls,
      talkCnt: figures.validCalls,
      saleCnt: figures.quotes,
      orderCnt: figures.orders,
      talkConversionRate: talkConversionRate(figures),
      saleConversionRate: saleConversionRate(figures),
      orderConversionRate: orderConversionRate(figures),
      violationCountList: violations.get(person.id) ?? [],
    }
  })
}

/** As `userRows`, without what belongs to calls. */
export async function liteUserRows(
  tx: TenantTx,
  { filter, people }: PeopleQuery,
): Promise<stat.LiteUserRow[]> {
  const sums = await sumsOf(tx, { filter, people })
  return people.map((person) => liteRow(person, sums.get(person.id) ?? NOTHING))
}

function liteRow(
  { id, name, orgName }: ListedPerson,
  { daysOnDuty, onlineSeconds }: Omit<Sums, 'userId'>,
): stat.LiteUserRow {
  return {
    userName: name,
    userID: id,
    orgName,
    daysOnDuty,
    avgDayOnlineDuration: average(onlineSeconds, daysOnDuty),
  }
}

const idsOf = (people: readonly ListedPerson[]) => sql`any(${people.map(({ id }) => id)}::bigint[])`

async function sumsOf(
  { db, tenantId }: TenantTx,
  { filter, people }: PeopleQuery,
): Promise<Map<number, Sums>> {
  const { rows } = await sql<Sums>`
    select s.user_id as "userId",
           count(distinct s.day) filter (where s.online_seconds > 0) as "daysOnDuty",
           sum(s.online_seconds)::bigint as "onlineSeconds", sum(s.talk_seconds)::bigint as "talkSeconds",
           sum(s.calls) as calls, sum(s.answers) as answers, sum(s.valid_calls) as "validCalls",
           sum(s.quotes) as quotes, sum(s.orders) as orders
    from stat_user_day s
    where s.tenant_id = ${tenantId} and s.user_id = ${idsOf(people)} and ${inFilter(filter)}
    group by s.user_id`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}

type RuleCount = stat.UserRow['violationCountList'][number]

async function violationsOf(
  { db, tenantId }: TenantTx,
  { filter, people }: PeopleQuery,
): Promise<Map<number, RuleCount[]>> {
  // Summed up before the names are looked up, so that no plan goes through the days once for each rule.
  const { rows } = await sql<RuleCount & { userId: number }>`
    select summed.user_id as "userId", rule.name, summed.num from (
      select s.user_id, s.rule_id, sum(s.hits) as num from stat_rule_day s
      where s.tenant_id = ${tenantId} and s.user_id = ${idsOf(people)} and ${inFilter(filter)}
      group by s.user_id, s.rule_id
    ) summed join quality_rule rule on rule.tenant_id = ${tenantId} and rule.id = summed.rule_id
    order by summed.num desc, rule.id`.execute(db)
  const found = new Map<number, RuleCount[]>()
  for (const { userId, ...count } of rows) found.set(userId, [...(found.get(userId) ?? []), count])
  return found
}
