import type { Language } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../../platform/db/schema.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { addDays, toZonedDay, daysBetween } from '../../../platform/time/days.ts'
import { DAY_MS, SECOND_MS } from '../../../platform/time/units.ts'
import { translateText } from '../wording.ts'
import { copyFacts, withBulkLoading, type RowCounts } from './copy-facts.ts'
import { generateFacts } from './generate-facts.ts'
import { prepareTenant } from './prepare-tenant.ts'
import { actAs, projectPeople } from './project-people.ts'
import type { Scenario } from './scenario-model.ts'
import { readScenarioTenant, type TenantSource } from './scenario-tenant.ts'
import { writeDeskWork } from './write-desk.ts'
import { writeFollowUps } from './write-knowledge.ts'
import { writeOutsourced } from './write-outsourced.ts'
import { writeProjects } from './write-projects.ts'
import { writeReports } from './write-reports.ts'

type Db = Transaction<Database>

/** Number of days before today, and of the last of them, today included, that have all words. */
type ScenarioPlan = { days: number; daysOfWords: number }

export const scenarioPlans = {
  demo: { days: 35, daysOfWords: 2 },
  large: { days: 90, daysOfWords: 14 },
} as const satisfies Record<string, ScenarioPlan>

export type SeedScenarioInput = {
  /** The owner's transaction, and its connection. */
  db: Db
  connection: pg.ClientBase
  /** Storage of the project reports. */
  storage: Storage
  plan: ScenarioPlan
  /** Language of names and texts; the people are in the database already, in the same. */
  language?: Language
  seed: number
  now: Date
  /** Breaks off; the transaction leaves nothing. */
  signal?: AbortSignal
}

/** Work that a tenant hands to a provider: the provider's business does it for the owner's project. */
const OUTSOURCED = [
  {
    owner: 'orchid',
    provider: 'lantern',
    business: '宽带续约',
    work: {
      project: 'Broadband renewals by Lantern',
      description: '合同到期前 60 天联系宽带用户，介绍新套餐，办理续约。',
      offer: '电信行业三年经验，可双班排班。',
      percentOfSeats: 125,
    },
  },
  {
    owner: 'orchid',
    provider: 'northgate',
    business: 'Booking support',
    work: {
      project: 'Booking desk by Northgate',
      description: 'Changes, refunds and baggage for travellers of three airlines, in English, London hours.',
      offer: 'The travel desk in Leeds, at work for two airlines since 2021.',
      percentOfSeats: 80,
    },
  },
] as const
/** Number of days before the scenario's first day on which the work was confirmed. */
const CONFIRMED_DAYS_BEFORE = 30

type TenantRow = { id: number; timezone: string }

/** Fills a database that has its people with what they did; answers how many facts each table got. */
export async function seedScenario({
  db,
  connection,
  storage,
  plan,
  language = 'en',
  seed,
  now,
  signal = new AbortController().signal,
}: SeedScenarioInput): Promise<RowCounts> {
  const tenants = await db.selectFrom('tenant').select(['id', 'code', 'timezone']).orderBy('id').execute()
  await insertMonths(db, now, plan.days)
  const confirmedFrom = new Date(now.getTime() - (plan.days + CONFIRMED_DAYS_BEFORE) * DAY_MS)
  await insertProjects(db, confirmedFrom, language)
  // Changes from here on happen now, and are nobody's action unless somebody is named.
  await actAsNobody(db, now)
  const people = await projectPeople(db)
  const sources: TenantSource[] = []
  for (const row of tenants) {
    // Accounts that are closed here were closed by the company's administrator.
    const who = people.get(row.code)
    const prepare = async () => sources.push(await prepareTenant(db, toTenantSource(row, { language, now })))
    await (who ? actAs(db, { who, at: now }, prepare) : prepare())
  }
  // Before there are facts, which are of the project that their business works for at their moment.
  await writeProjects(db, { seed, now, language })
  await actAsNobody(db, now)
  const counts: RowCounts = {}
  await withBulkLoading(connection, async () => {
    for (const row of sources) {
      const scenario = await createScenario(db, row, { plan, seed, now })
      const facts = until(signal, generateFacts({ ...scenario, now: now.getTime() }))
      for (const [table, rows] of Object.entries(await copyFacts(connection, row.id, facts)))
        counts[table] = (counts[table] ?? 0) + rows
      await writeFollowUps(db, { tenantId: row.id, language: scenario.tenant.language, now })
      await writeDeskWork(db, { tenantId: row.id, language: scenario.tenant.language, now })
      // A person who begins at midnight comes a few minutes before the first day.
      const days = daysBetween(addDays(scenario.firstDay, -1), scenario.lastDay)
      const marks = days.map((day) => ({ tenantId: row.id, day }))
      await db.insertInto('rollupMark').values(marks).execute()
    }
  })
  await db
    .updateTable('smartLabel')
    .set({
      createdAt: confirmedFrom,
      updatedAt: confirmedFrom,
      enabledAt: sql`case when is_enabled then ${confirmedFrom}::timestamptz end`,
    })
    .execute()
  await writeReports({ db, storage, now, language })
  for (const table of Object.keys(counts)) await sql`analyze ${sql.table(table)}`.execute(db)
  return counts
}

function* until<Part>(signal: AbortSignal, parts: Iterable<Part>): Generator<Part> {
  for (const part of parts) {
    signal.throwIfAborted()
    yield part
  }
}

function toTenantSource({ id, timezone }: TenantRow, { language, now }: { language: Language; now: Date }) {
  return { id, timezone, language, lastDay: toZonedDay(now.getTime() / SECOND_MS, timezone) }
}

/** Makes all that follows happen at this moment, as nobody's action. */
const actAsNobody = (db: Db, now: Date) =>
  sql`select set_config('app.now', ${now.toISOString()}, true), set_config('app.actor', '', true)`.execute(db)

/** Stores the parameters of the scenario, for the simulator that continues it. */
async function createScenario(
  db: Db,
  source: TenantSource,
  { plan, seed, now }: Pick<SeedScenarioInput, 'plan' | 'seed' | 'now'>,
): Promise<Scenario> {
  const { id, timezone, language, seatIds } = source
  const lastDay = toZonedDay(now.getTime() / SECOND_MS, timezone)
  const firstDay = addDays(lastDay, -plan.days)
  const tenant = await readScenarioTenant(db, source)
  const made = { firstDay, lastDay, firstDayOfWords: addDays(lastDay, 1 - plan.daysOfWords) }
  // A tenant in which nobody works for any business has nothing to continue.
  if (tenant.businesses.length === 0) return { seed, tenant, ...made }
  await db
    .insertInto('simulatedWorld')
    .values({
      tenantId: id,
      seed,
      language,
      timezone,
      ...made,
      seatIds: [...seatIds],
      playedFrom: firstDay,
      stoodAt: now,
    })
    .execute()
  return { seed, tenant, ...made }
}

/** Facts of a month need its partitions. A day of the first tenant may begin in the month before, in UTC. */
async function insertMonths(db: Db, now: Date, days: number): Promise<void> {
  await sql`
    insert into fact_month (month)
    select generate_series(
      date_trunc('month', ${now}::timestamptz at time zone 'UTC' - make_interval(days => ${days + 1})),
      date_trunc('month', ${now}::timestamptz at time zone 'UTC'), interval '1 month')::date
    on conflict do nothing`.execute(db)
}

/** Before there are facts, which are stamped with the project that their business works for. */
async function insertProjects(db: Db, confirmedFrom: Date, language: Language): Promise<void> {
  const people = await projectPeople(db)
  for (const { work, ...names } of OUTSOURCED) {
    const owner = people.get(names.owner)
    const provider = people.get(names.provider)
    const reviewer = people.get('orchid')
    if (!owner || !provider || !reviewer) continue
    const business = await db
      .selectFrom('businessType')
      .select(['id', 'industryId'])
      .where('tenantId', '=', provider.tenantId)
      .where('name', '=', translateText(names.business, language))
      .executeTakeFirst()
    if (!business) continue
    const inLanguage = {
      ...work,
      project: translateText(work.project, language),
      description: translateText(work.description, language),
      offer: translateText(work.offer, language),
    }
    await writeOutsourced(db, {
      work: inLanguage,
      owner,
      provider,
      reviewer,
      business,
      at: confirmedFrom,
    })
  }
}
