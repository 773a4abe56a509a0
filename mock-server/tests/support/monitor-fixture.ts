import { sql } from 'kysely'
import { startDemo, type Demo, type Person } from './demo.ts'

type Seat = { id: number; name: string; orgId: number }
type Status = [at: Date, evt: number, subEvt?: string | null]

/**
 * A week of statuses and shifts of every seat of one company; the clock is at 2026-11-21 17:00 there. All but the
 * special seats end their statuses on the day they began them, so that anybody can add them up.
 */
export type MonitorFixture = {
  demo: Demo
  manager: Person
  seats: Seat[]
  special: { corrected: Seat; lost: Seat; nightly: Seat; moved: Seat }
  /** The organisation in which the moved seat worked before. */
  formerOrgId: number
  businesses: [number, number]
  /** Any query of the owner of the tables. */
  plain: <Row extends object>(query: ReturnType<typeof sql>) => Promise<Row[]>
}

export const ZONE = 'Asia/Shanghai'
/** A time of a day of November in the company's zone. */
export const at = (day: number, hour: number, minute = 0): Date =>
  new Date(Date.UTC(2026, 10, day, hour - 8, minute))
export const unix = (time: Date): number => time.getTime() / 1000

const FIRST_DAY = 16
const TODAY = 21
const DAYS = Array.from({ length: TODAY - FIRST_DAY + 1 }, (_, day) => FIRST_DAY + day)
export const EXPECTED_SECONDS = 27_000

const SPECIAL_SEATS = 4

export async function startMonitorFixture(): Promise<MonitorFixture> {
  const demo = await startDemo()
  const manager = await demo.as('manager')
  const { tenantId } = manager
  const plain: MonitorFixture['plain'] = async <Row extends object>(query: ReturnType<typeof sql>) =>
    (await demo.asOwner((db) => sql<Row>`${query}`.execute(db))).rows
  const seats = await plain<Seat>(sql`
    select id, name, org_id as "orgId" from app_user
    where tenant_id = ${tenantId} and type in ('TSR', 'TeamTSR') order by id`)
  const found = await plain<{ id: number }>(sql`
    select id from business_type where tenant_id = ${tenantId} order by id limit 2`)
  const [corrected, lost, nightly, moved] = seats
  const [one, two] = found
  if (!corrected || !lost || !nightly || !moved || !one || !two) throw new Error('the company has seats')
  const businesses: [number, number] = [one.id, two.id]
  const formerOrgId = seats.find(({ orgId }) => orgId !== moved.orgId)?.orgId ?? 0
  const special = { corrected, lost, nightly, moved }
  const fixture = { demo, manager, seats, special, formerOrgId, businesses, plain }
  await demo.asOwner((db) =>
    sql`insert into fact_month values ('2026-10-01'), ('2026-11-01') on conflict do nothing`.execute(db),
  )
  const ordinary = seats.map((seat, index) => ({ seat, index })).slice(SPECIAL_SEATS)
  await report(fixture, ...ordinary.flatMap((one) => buildExpectedSpans(one, businesses)))
  await plan(
    fixture,
    ordinary.flatMap((one) => buildPlannedShifts(one, businesses)),
  )
  await insertSpecial(fixture)
  await markAll(fixture)
  await demo.rollUp()
  return fixture
}

async function markAll({ demo, manager }: Pick<MonitorFixture, 'demo' | 'manager'>): Promise<void> {
  await demo.asOwner((db) =>
    sql`insert into rollup_mark (tenant_id, day)
        select ${manager.tenantId}, d::date
        from generate_series('2026-11-14'::date, '2026-11-21', interval '1 day') d`.execute(db),
  )
}

type ExpectedSpan = { seat: Seat; statuses: readonly Status[]; businessTypeId: number; orgId?: number }

/** Rows of one insert: a statement has 65,535 parameters at most. */
const ROWS_OF_INSERT = 2000

function chunkRows<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_OF_INSERT)
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_OF_INSERT, (at + 1) * ROWS_OF_INSERT))
}

export async function report(
  { demo, manager }: Pick<MonitorFixture, 'demo' | 'manager'>,
  ...expected: readonly ExpectedSpan[]
): Promise<void> {
  const rows = expected.flatMap(({ seat, statuses, businessTypeId, orgId = seat.orgId }) => {
    const actor = { tenantId: manager.tenantId, userId: seat.id, orgId, businessTypeId, projectId: null }
    return statuses.map(([evtAt, evt, subEvt = null]) => ({ ...actor, evtAt, evt, subEvt }))
  })
  await demo.asOwner(async (db) => {
    for (const portion of chunkRows(rows)) await db.insertInto('statusEvent').values(portion).execute()
  })
}

type Planned = { seat: Seat; startsAt: Date; endsAt: Date; businessTypeId: number; isCancelled?: boolean }

export async function plan(
  { demo, manager }: Pick<MonitorFixture, 'demo' | 'manager'>,
  shifts: readonly Planned[],
): Promise<void> {
  const rows = shifts.map(({ seat, startsAt, ...shift }) => ({
    isCancelled: false,
    ...shift,
    startsAt,
    tenantId: manager.tenantId,
    userId: seat.id,
    shiftId: `${seat.id}-${unix(startsAt)}`,
    expectedWorkSeconds: EXPECTED_SECONDS,
  }))
  await demo.asOwner(async (db) => {
    for (const portion of chunkRows(rows)) await db.insertInto('shift').values(portion).execute()
  })
}

type Ordinary = { seat: Seat; index: number }

/** The business of the seat's mornings, and the other one. */
const orderBusinesses = (index: number, [one, two]: [number, number]): [number, number] =>
  index % 2 === 0 ? [one, two] : [two, one]

/** A seat's days differ from those of its neighbours by minutes; each fifth day it does not come. */
function buildExpectedSpans({ seat, index }: Ordinary, businesses: [number, number]): ExpectedSpan[] {
  const [businessTypeId, other] = orderBusinesses(index, businesses)
  const morning: Status[] = []
  const afternoon: Status[] = []
  for (const day of DAYS.filter((date) => (date + index) % 5 > 0)) {
    const start = at(day, 9, ((index * 7 + day * 3) % 20) - 8)
    morning.push([start, 1], [new Date(start.getTime() + 120_000), 4, 'productive'])
    morning.push([at(day, 11), 7, 'idle'], [at(day, 11, 10 + ((index + day) % 12)), 4, 'coaching'])
    morning.push([at(day, 12), 5, 'lunchBreak'])
    afternoon.push([at(day, 13), 4, 'productive'], [at(day, 15), 3], [at(day, 15, 20), 6])
    afternoon.push([at(day, 15, 30), 7, 'downtime'], [at(day, 16), 4, 'training'], [at(day, 16, 10), 2])
    afternoon.push([day === TODAY ? at(day, 16, 30) : at(day, 18, index % 30), 0])
  }
  return [
    { seat, statuses: morning, businessTypeId },
    { seat, statuses: afternoon, businessTypeId: index % 4 === 0 ? other : businessTypeId },
  ]
}

/** Every day from nine to six; each seventh shift is cancelled. */
function buildPlannedShifts({ seat, index }: Ordinary, businesses: [number, number]): Planned[] {
  const [businessTypeId] = orderBusinesses(index, businesses)
  return [...DAYS, TODAY + 1].map((day) => ({
    seat,
    startsAt: at(day, 9),
    endsAt: at(day, 18),
    businessTypeId,
    isCancelled: (day + index) % 7 === 3,
  }))
}

async function insertSpecial(fixture: Omit<MonitorFixture, 'plain'>): Promise<void> {
  const { special, businesses, demo, manager } = fixture
  const [businessTypeId, other] = businesses
  await report(fixture, {
    seat: special.corrected,
    businessTypeId,
    statuses: [
      [at(18, 9), 1],
      [at(18, 9, 10), 4, 'productive'],
      [at(18, 14, 10), 7, 'idle'],
      [at(18, 18), 0],
    ],
  })
  await demo.asOwner((db) =>
    db
      .insertInto('statusCorrection')
      .values({
        tenantId: manager.tenantId,
        userId: special.corrected.id,
        businessTypeId,
        startAt: at(18, 14),
        endAt: at(18, 14, 30),
        evt: 4,
        subEvt: 'meeting',
      })
      .execute(),
  )
  // Nobody heard of the seat for more than a day.
  await report(fixture, {
    seat: special.lost,
    businessTypeId,
    statuses: [
      [at(17, 20), 4, 'productive'],
      [at(19, 9), 1],
      [at(19, 10), 0],
    ],
  })
  await report(fixture, {
    seat: special.nightly,
    businessTypeId,
    statuses: [
      [at(19, 21, 50), 1],
      [at(19, 22, 5), 4, 'productive'],
      [at(20, 2), 5, 'shortBreak'],
      [at(20, 2, 30), 4, 'productive'],
      [at(20, 6, 10), 0],
    ],
  })
  await plan(fixture, [{ seat: special.nightly, startsAt: at(19, 22), endsAt: at(20, 6), businessTypeId }])
  await report(fixture, {
    seat: special.moved,
    businessTypeId: other,
    orgId: fixture.formerOrgId,
    statuses: [
      [at(18, 9), 1],
      [at(18, 10), 0],
    ],
  })
}
