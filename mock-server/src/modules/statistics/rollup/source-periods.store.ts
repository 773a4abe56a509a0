import { sql } from 'kysely'
import type { TenantRows } from '../../../platform/context/context.ts'
import { addDays } from '../../../platform/time/days.ts'
import type { CallSources } from './counted-calls.ts'

/** The first sources: what every company counts by until somebody chooses another. */
export const FIRST_SOURCES: CallSources = { valid_calls: 'callDuration', quotes: 'crm', orders: 'crm' }

/** From a day on, `YYYYMMDD`, until the next one. */
export type SourcePeriod = { startsOn: string; sources: CallSources }

/** Lists the periods in their order; before the first one the first sources count. The sources change a few times a year. */
export async function sourcePeriods({ db, tenantId }: TenantRows): Promise<SourcePeriod[]> {
  const { rows } = await sql<{ startsOn: string } & Named>`
    select to_char(starts_on, 'YYYYMMDD') as "startsOn", ${NAMED}
    from stat_source_period where tenant_id = ${tenantId} order by starts_on`.execute(db)
  return rows.map(({ startsOn, ...named }) => ({ startsOn, sources: sourcesFrom(named) }))
}

/** The sources that a day is counted by. */
export async function sourcesOn({ db, tenantId }: TenantRows, day: string): Promise<CallSources> {
  const { rows } = await sql<Named>`
    select ${NAMED} from stat_source_period where tenant_id = ${tenantId} and starts_on <= ${day}::date
    order by starts_on desc limit 1`.execute(db)
  const [found] = rows
  return found === undefined ? FIRST_SOURCES : sourcesFrom(found)
}

/** Sources that people have chosen at present, also of a module that is off. */
export async function chosenSources({ db, tenantId }: TenantRows): Promise<CallSources> {
  const { rows } = await sql<Named>`
    select coalesce(max(source) filter (where module = 'validCall'), ${FIRST_SOURCES.valid_calls}) as "validCalls",
           coalesce(max(source) filter (where module = 'price'), ${FIRST_SOURCES.quotes}) as quotes,
           coalesce(max(source) filter (where module = 'order'), ${FIRST_SOURCES.orders}) as orders
    from stat_module where tenant_id = ${tenantId}`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('the database answered no sources')
  return sourcesFrom(found)
}

/** From this day on the chosen sources count. */
export async function startChosenSources(tx: TenantRows, day: string): Promise<void> {
  const [counted, chosen] = [await sourcesOn(tx, day), await chosenSources(tx)]
  if (!areSame(counted, chosen)) await startSources(tx, day, chosen)
}

/** The chosen sources count on this one day of the past; the days after it remain as they are. */
export async function applyChosenSources(tx: TenantRows, day: string, today: string): Promise<void> {
  const next = addDays(day, 1)
  const after = await sourcesOn(tx, next)
  await startChosenSources(tx, day)
  if (next <= today && !areSame(await sourcesOn(tx, next), after)) await startSources(tx, next, after)
}

const areSame = (one: CallSources, other: CallSources): boolean =>
  one.valid_calls === other.valid_calls && one.quotes === other.quotes && one.orders === other.orders

async function startSources(
  { db, tenantId }: TenantRows,
  day: string,
  { valid_calls: validCalls, quotes, orders }: CallSources,
): Promise<void> {
  await sql`
    insert into stat_source_period (tenant_id, starts_on, valid_calls, quotes, orders)
    values (${tenantId}, ${day}::date, ${validCalls}, ${quotes}, ${orders})
    on conflict (tenant_id, starts_on)
    do update set valid_calls = excluded.valid_calls, quotes = excluded.quotes, orders = excluded.orders`.execute(
    db,
  )
}

/** As the client of the database names the columns. */
type Named = { validCalls: CallSources['valid_calls'] } & Pick<CallSources, 'quotes' | 'orders'>
const NAMED = sql`valid_calls as "validCalls", quotes, orders`

const sourcesFrom = ({ validCalls, quotes, orders }: Named): CallSources => ({
  valid_calls: validCalls,
  quotes,
  orders,
})
