import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inScope, tenantCondition, type StatFilter } from './stat-filter.ts'

type Counted = { calls: number; answers: number; validCalls: number; quotes: number; orders: number }

/** Sums over a range; people are counted once however many days they worked. */
export type Totals = Counted & {
  onlineUsers: number
  users: number
  onlineSeconds: number
  talkSeconds: number
  /** Different people online on the last day of the range. */
  onlineUsersLastDay: number
  /** Counts of the range a week before. */
  before: Counted
}

export async function findUpdateTimes({
  db,
  tenantId,
}: TenantTx): Promise<{ lastUpdatedAt: Date; nextUpdatedAt: Date } | undefined> {
  return db
    .selectFrom('rollupState')
    .where('tenantId', '=', tenantId)
    .select(['lastUpdatedAt', 'nextUpdatedAt'])
    .executeTakeFirst()
}

type TotalsRow = Omit<Totals, 'before'> & { [Name in keyof Counted as `${Name}Before`]: Counted[Name] }

const COUNTED = ['calls', 'answers', 'valid_calls', 'quotes', 'orders'] as const

/** Reads both ranges at once, since they share most of their days. */
export async function findStatTotals({ db, tenantId }: TenantTx, filter: StatFilter): Promise<Totals> {
  const { beginDay, endDay, bizTypeId, scope } = filter
  const business = bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  const isNow = sql`s.day >= ${beginDay}::date`
  const isBefore = sql`s.day <= ${endDay}::date - 7`
  const ofPerson = COUNTED.flatMap((name) => [
    sql`sum(s.${sql.ref(name)}) filter (where ${isNow}) as ${sql.ref(name)}`,
    sql`sum(s.${sql.ref(name)}) filter (where ${isBefore}) as ${sql.ref(`${name}_before`)}`,
  ])
  const ofAll = COUNTED.flatMap((name) => [name, `${name}_before`]).map(
    (name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`,
  )
  // First by person: counting different people among all rows would sort them all.
  const { rows } = await sql<TotalsRow>`
    select count(*) filter (where is_now) as users, count(*) filter (where online_seconds > 0) as online_users,
           count(*) filter (where online_last_day > 0) as online_users_last_day,
           coalesce(sum(online_seconds), 0)::bigint as online_seconds,
           coalesce(sum(talk_seconds), 0)::bigint as talk_seconds, ${sql.join(ofAll)}
    from (
      select bool_or(${isNow}) as is_now, sum(s.online_seconds) filter (where ${isNow}) as online_seconds,
             sum(s.online_seconds) filter (where s.day = ${endDay}::date) as online_last_day,
             sum(s.talk_seconds) filter (where ${isNow}) as talk_seconds, ${sql.join(ofPerson)}
      from stat_user_day s
      where ${tenantCondition(tenantId, filter)} and s.day between ${beginDay}::date - 7 and ${endDay}::date
        and (${isNow} or ${isBefore}) ${business} ${inScope(scope)}
      group by s.user_id) person`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database answered no totals')
  const before = {
    calls: row.callsBefore,
    answers: row.answersBefore,
    validCalls: row.validCallsBefore,
    quotes: row.quotesBefore,
    orders: row.ordersBefore,
  }
  return { ...row, before }
}
