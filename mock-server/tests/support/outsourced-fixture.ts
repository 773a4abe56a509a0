import { sql } from 'kysely'
import { startDemo, type Demo, type Person } from './demo.ts'
import { projectRow } from './projects.ts'

type Seat = { id: number; orgId: number }

/**
 * Work of two providers for projects of two owners, rolled up; the clock is at 2026-11-21 17:00 in Shanghai.
 * Harbour owns `renewals` and `bookings`, the platform owns `surveys`.
 */
export type OutsourcedFixture = {
  demo: Demo
  owner: Person
  provider: Person
  platform: Person
  projects: Record<'renewals' | 'bookings' | 'surveys', number>
  /** Lantern's, in Shanghai: what each is assigned to is in `ASSIGNED`. */
  businesses: Record<'current' | 'other' | 'ended' | 'free', number>
  /** Northgate's, in London. */
  london: Record<'current' | 'surveys' | 'future', number>
  seats: Seat[]
  londonTenant: number
}

/** When `current` stops to work for bookings and begins for renewals, at noon in Shanghai. */
export const BEGAN = new Date('2026-11-10T04:00:00Z')
/** When `ended` stops to work for renewals, at noon in Shanghai. */
export const ENDED = new Date('2026-11-15T04:00:00Z')
const LONG_AGO = new Date('2026-10-01T00:00:00Z')

export async function startOutsourcedFixture(): Promise<OutsourcedFixture> {
  const demo = await startDemo()
  const owner = await demo.as('manager')
  const provider = await demo.as('provider-admin')
  const platform = await demo.as('platform-admin')
  const tenant = await demo.asOwner((db) =>
    db.selectFrom('tenant').where('code', '=', 'northgate').select('id').executeTakeFirstOrThrow(),
  )
  const [current, other, ended, free] = await listBusinessIds(demo, provider.tenantId)
  const [londonCurrent, surveys, future] = await listBusinessIds(demo, tenant.id)
  const fixture: OutsourcedFixture = {
    demo,
    owner,
    provider,
    platform,
    projects: await insertProjects(demo, [
      ['renewals', owner.tenantId],
      ['bookings', owner.tenantId],
      ['surveys', platform.tenantId],
    ]),
    businesses: { current: current ?? 0, other: other ?? 0, ended: ended ?? 0, free: free ?? 0 },
    london: { current: londonCurrent ?? 0, surveys: surveys ?? 0, future: future ?? 0 },
    seats: await listSeats(demo, provider.tenantId),
    londonTenant: tenant.id,
  }
  await insertAssignments(fixture)
  await demo.asOwner((db) =>
    sql`insert into fact_month values ('2026-11-01') on conflict do nothing`.execute(db),
  )
  const lantern = Object.values(fixture.businesses)
  await insertFacts(fixture, { tenantId: provider.tenantId, seats: fixture.seats, businesses: lantern })
  const londonSeats = await listSeats(demo, tenant.id)
  const londonBusinesses = [fixture.london.current, fixture.london.surveys]
  await insertFacts(fixture, { tenantId: tenant.id, seats: londonSeats, businesses: londonBusinesses })
  await insertUnassigned(fixture)
  await demo.asOwner((db) =>
    sql`insert into rollup_mark (tenant_id, day)
        select t.id, d::date from tenant t, generate_series('2026-11-05'::date, '2026-11-21', interval '1 day') d
        where t.id in (${provider.tenantId}, ${tenant.id})`.execute(db),
  )
  await demo.rollUp()
  return fixture
}

async function listBusinessIds(demo: Demo, tenantId: number): Promise<number[]> {
  const rows = await demo.asOwner((db) =>
    db.selectFrom('businessType').where('tenantId', '=', tenantId).select('id').orderBy('id').execute(),
  )
  return rows.map(({ id }) => id)
}

async function listSeats(demo: Demo, tenantId: number): Promise<Seat[]> {
  return demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('type', 'in', ['TSR', 'TeamTSR'])
      .select(['id', sql<number>`org_id`.as('orgId')])
      .orderBy('id')
      .execute(),
  )
}

async function insertProjects<Name extends string>(
  demo: Demo,
  expected: readonly (readonly [Name, number])[],
): Promise<Record<Name, number>> {
  const made = await demo.asOwner((db) =>
    db
      .insertInto('project')
      .values(expected.map(([name, tenantId]) => projectRow({ name, tenantId, createdAt: LONG_AGO })))
      .returning(['id', 'name'])
      .execute(),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one row for each name that was inserted
  return Object.fromEntries(made.map(({ id, name }) => [name, id])) as Record<Name, number>
}

type Assigned = { businessTypeId: number; projectId: number; from: Date; until: Date | null }

function assigned({ businesses, london, projects }: OutsourcedFixture): Assigned[] {
  const { renewals, bookings, surveys } = projects
  return [
    { businessTypeId: businesses.current, projectId: bookings, from: LONG_AGO, until: BEGAN },
    { businessTypeId: businesses.current, projectId: renewals, from: BEGAN, until: null },
    { businessTypeId: businesses.other, projectId: bookings, from: LONG_AGO, until: null },
    { businessTypeId: businesses.ended, projectId: renewals, from: LONG_AGO, until: ENDED },
    { businessTypeId: london.current, projectId: renewals, from: BEGAN, until: null },
    { businessTypeId: london.surveys, projectId: surveys, from: LONG_AGO, until: null },
    {
      businessTypeId: london.future,
      projectId: renewals,
      from: new Date('2026-12-01T00:00:00Z'),
      until: null,
    },
  ]
}

async function insertAssignments(fixture: OutsourcedFixture): Promise<void> {
  const ofLantern = new Set(Object.values(fixture.businesses))
  const rows = assigned(fixture).map(({ from, until, ...names }) => ({
    ...names,
    tenantId: ofLantern.has(names.businessTypeId) ? fixture.provider.tenantId : fixture.londonTenant,
    confirmedFrom: from,
    confirmedUntil: until,
  }))
  await fixture.demo.asOwner((db) => db.insertInto('projectAssignment').values(rows).execute())
}

/** The project with which facts are stamped when they are ingested. */
function projectAt(fixture: OutsourcedFixture, businessTypeId: number, at: Date): number | null {
  const found = assigned(fixture).find(
    (one) =>
      one.businessTypeId === businessTypeId && one.from <= at && (one.until === null || at < one.until),
  )
  return found?.projectId ?? null
}

const FIRST_DAY = 6
const DAYS = 15

/** From the 6th to the 20th each seat works for one business a day: calls at 10, 13 and 16 o'clock in Shanghai. */
async function insertFacts(
  fixture: OutsourcedFixture,
  { tenantId, seats, businesses }: { tenantId: number; seats: Seat[]; businesses: number[] },
): Promise<void> {
  await fixture.demo.asOwner(async (db) => {
    for (const [index, seat] of seats.entries()) {
      const days = Array.from({ length: DAYS }, (_, index) => FIRST_DAY + index)
      const actorAt = (day: number, at: Date) => {
        const businessTypeId = businesses[(index + day) % businesses.length] ?? 0
        const projectId = projectAt(fixture, businessTypeId, at)
        return { tenantId, userId: seat.id, orgId: seat.orgId, businessTypeId, projectId }
      }
      const moment = (day: number, seconds: number) => new Date(Date.UTC(2026, 10, day, 2) + seconds * 1000)
      const calls = days.flatMap((day) =>
        [0, 3, 6].slice(index % 3).map((hour) => {
          const startedAt = moment(day, hour * 3600 + index)
          return {
            ...actorAt(day, startedAt),
            callId: `${seat.id}-${day}-${hour}`,
            isOutbound: true,
            startedAt,
            answeredAt: (index + day) % 3 === 0 ? null : new Date(startedAt.getTime() + 9_000),
            endedAt: new Date(startedAt.getTime() + 9_000 + ((index * 13 + day * 29) % 190) * 1000),
            isQuoted: index % 4 === 0,
            isOrdered: index % 7 === 0,
          }
        }),
      )
      await db.insertInto('call').values(calls).execute()
      const statuses = days.flatMap((day) =>
        [0, 3600 + index].map((seconds) => {
          const evtAt = moment(day, seconds)
          return { ...actorAt(day, evtAt), evtAt, evt: seconds === 0 ? 1 : 0, subEvt: null }
        }),
      )
      await db.insertInto('statusEvent').values(statuses).execute()
    }
  })
}

/** Calls that bear a project which their business did not work for at that time: nobody but the provider may see them. */
async function insertUnassigned(fixture: OutsourcedFixture): Promise<void> {
  const { provider, projects, businesses, seats } = fixture
  const [seat] = seats
  const buildCall = (businessTypeId: number, day: number) => ({
    tenantId: provider.tenantId,
    userId: seat?.id ?? 0,
    orgId: seat?.orgId ?? 0,
    businessTypeId,
    projectId: projects.renewals,
    callId: `stray-${businessTypeId}-${day}`,
    isOutbound: true,
    startedAt: new Date(Date.UTC(2026, 10, day, 7)),
    answeredAt: null,
    endedAt: null,
  })
  const { current, ended, free } = businesses
  const unassigned = [buildCall(current, 8), buildCall(ended, 18), buildCall(free, 16)]
  await fixture.demo.asOwner((db) => db.insertInto('call').values(unassigned).execute())
}
