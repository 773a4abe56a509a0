import {
  average,
  orderConversionRate,
  RATES,
  saleConversionRate,
  talkConversionRate,
  type stat,
} from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inDirection, type ListOrder } from './list-order.ts'
import { inFilter, type StatFilter } from './stat-filter.ts'

export type Page = { pageIndex: number; pageSize: number }
export type ListedPerson = { id: number; name: string; orgName: string }

type PeoplePage = {
  filter: StatFilter
  /** Null: by name. */
  order?: ListOrder<stat.UserSort> | null
  page: Page
}

/** Everybody with any figure in the range, with where they belong now; equal ones by their ids. */
export async function findPeople(
  { db, tenantId }: TenantTx,
  { filter, order = null, page: { pageIndex, pageSize } }: PeoplePage,
): Promise<{ people: ListedPerson[]; total: number }> {
  const value = order && ORDER_VALUES[order.sort]
  const person = value?.isFigure
    ? sql`select s.user_id, ${SUMS} from stat_user_day s
          where s.tenant_id = ${tenantId} and ${inFilter(filter)} group by s.user_id`
    : sql`select distinct s.user_id from stat_user_day s where s.tenant_id = ${tenantId} and ${inFilter(filter)}`
  const { rows } = await sql<ListedPerson & { total: number }>`
    select u.id, u.name, coalesce(o.name, '') as "orgName", count(*) over () as total
    from (${person}) p join person u on u.tenant_id = ${tenantId} and u.id = p.user_id
    left join organization_unit o on o.tenant_id = u.tenant_id and o.id = u.org_id
    order by ${inDirection(value?.of ?? sql`u.name`, order?.order)}, u.id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(
    db,
  )
  const people = rows.map(({ total: _total, ...one }) => one)
  const [first] = rows
  if (first || pageIndex === 1) return { people, total: first?.total ?? 0 }
  // Past the last page there is no row with the total.
  const counted = await sql<{ total: number }>`select count(*) as total from (${person}) p`.execute(db)
  return { people, total: counted.rows[0]?.total ?? 0 }
}

/** Sums of one person; the rows are `s`. */
const SUMS = sql`
  count(distinct s.day) filter (where s.online_seconds > 0) as days_on_duty,
  sum(s.online_seconds)::bigint as online_seconds, sum(s.talk_seconds)::bigint as talk_seconds,
  sum(s.calls) as calls, sum(s.answers) as answers, sum(s.valid_calls) as valid_calls,
  sum(s.quotes) as quotes, sum(s.orders) as orders`

const share = (part: string, whole: string) =>
  sql`coalesce(p.${sql.ref(part)}::float8 / nullif(p.${sql.ref(whole)}, 0), 0)`
/** The sums of a person are named as the figures are, with an underscore before a capital. */
const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const rateOrder = (name: keyof typeof RATES) => share(column(RATES[name].part), column(RATES[name].whole))
const figure = (of: RawBuilder<unknown>) => ({ of, isFigure: true })
const word = (of: RawBuilder<unknown>) => ({ of, isFigure: false })

/** Values that each sort compares; the sums are `p`, the person is `u`, their organisation is `o`. */
const ORDER_VALUES: Readonly<Record<stat.UserSort, { of: RawBuilder<unknown>; isFigure: boolean }>> = {
  userName: word(sql`u.name`),
  userID: word(sql`u.id`),
  orgName: word(sql`coalesce(o.name, '')`),
  daysOnDuty: figure(sql`p.days_on_duty`),
  avgDayOnlineDuration: figure(share('online_seconds', 'days_on_duty')),
  callTime: figure(sql`p.talk_seconds`),
  callCnt: figure(sql`p.calls`),
  talkCnt: figure(sql`p.valid_calls`),
  saleCnt: figure(sql`p.quotes`),
  orderCnt: figure(sql`p.orders`),
  talkConversionRate: figure(rateOrder('talkConversionRate')),
  saleConversionRate: figure(rateOrder('saleConversionRate')),
  orderConversionRate: figure(rateOrder('orderConversionRate')),
}

/** A person's sums over the days of a range. */
export type Sums = {
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

/** Sums of a person whom a rollup took away between the list of people and their figures. */
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

/** A row with what its rates were computed of. */
export type PersonFigures = LitePersonFigures & stat.UserRow & { answers: number }
export type LitePersonFigures = stat.LiteUserRow & { onlineSeconds: number }

/** The figures of some people, in their order. */
export async function userRows(tx: TenantTx, query: PeopleQuery): Promise<stat.UserRow[]> {
  const rows = await personFigures(tx, query)
  return rows.map(({ answers: _answers, onlineSeconds: _seconds, ...row }) => row)
}

/** As `userRows`, with what can be added up. */
export async function personFigures(tx: TenantTx, { filter, people }: PeopleQuery): Promise<PersonFigures[]> {
  const sums = await findPersonSums(tx, { filter, people })
  const violations = await countViolations(tx, { filter, people })
  return people.map((person) => {
    const figures = sums.get(person.id) ?? NOTHING
    return {
      ...liteRow(person, figures),
      onlineSeconds: figures.onlineSeconds,
      answers: figures.answers,
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
export async function liteUserRows(tx: TenantTx, query: PeopleQuery): Promise<stat.LiteUserRow[]> {
  const rows = await litePersonFigures(tx, query)
  return rows.map(({ onlineSeconds: _seconds, ...row }) => row)
}

/** As `personFigures`, without what belongs to calls. */
export async function litePersonFigures(
  tx: TenantTx,
  { filter, people }: PeopleQuery,
): Promise<LitePersonFigures[]> {
  const sums = await findPersonSums(tx, { filter, people })
  return people.map((person) => {
    const figures = sums.get(person.id) ?? NOTHING
    return { ...liteRow(person, figures), onlineSeconds: figures.onlineSeconds }
  })
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

const toAnyIdSql = (people: readonly ListedPerson[]) => sql`any(${people.map(({ id }) => id)}::bigint[])`

async function findPersonSums(
  { db, tenantId }: TenantTx,
  { filter, people }: PeopleQuery,
): Promise<Map<number, Sums>> {
  const { rows } = await sql<Sums>`
    select s.user_id, ${SUMS} from stat_user_day s
    where s.tenant_id = ${tenantId} and s.user_id = ${toAnyIdSql(people)} and ${inFilter(filter)}
    group by s.user_id`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}

type RuleCount = stat.UserRow['violationCountList'][number]

async function countViolations(
  { db, tenantId }: TenantTx,
  { filter, people }: PeopleQuery,
): Promise<Map<number, RuleCount[]>> {
  // Summed up before the names are looked up, so that no plan goes through the days once for each rule.
  const { rows } = await sql<RuleCount & { userId: number }>`
    select summed.user_id as "userId", rule.name, summed.num from (
      select s.user_id, s.rule_id, sum(s.hits) as num from stat_rule_day s
      where s.tenant_id = ${tenantId} and s.user_id = ${toAnyIdSql(people)} and ${inFilter(filter)}
      group by s.user_id, s.rule_id
    ) summed join quality_rule rule on rule.tenant_id = ${tenantId} and rule.id = summed.rule_id
    order by summed.num desc, rule.id`.execute(db)
  const found = new Map<number, RuleCount[]>()
  for (const { userId, ...count } of rows) found.set(userId, [...(found.get(userId) ?? []), count])
  return found
}
