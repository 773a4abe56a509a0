import { IDLE_OVERTIME_SECONDS, monitor, statusAfter, type DataOf } from '@console/contracts'
import { sql, type Insertable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/platform/db/schema.ts'
import { zonedDay } from '../../src/platform/time/zoned-time.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { toSeconds } from '../support/shown.ts'
import { whole } from '../support/whole.ts'

/** The clock of this zone goes back in the night to the 25th of October 2026, which has 25 hours. */
const ZONE = 'Europe/Berlin'
const RANGE = { beginAt: '20261023', endAt: '20261026' }
const DAYS = ['20261023', '20261024', '20261025', '20261026']
const BEGIN = Date.parse('2026-10-22T22:00:00Z') / 1000
const NOW = Date.parse('2026-10-26T15:20:31Z') / 1000
const HOUR = 3600
const PEOPLE = 5
const SEED = 20_261_025

/** Numbers below `max`, the same in every run. */
function randomOf(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}

let demo: Demo
let manager: Person
let people: { id: number; name: string }[]
let businessTypeId: number
let otherBusinessId: number
beforeAll(async () => {
  demo = await startDemo()
  demo.clock.forward(NOW - demo.clock.now().getTime() / 1000)
  manager = await demo.as('manager', 'monitor.person', 'monitor.schedule', 'monitor.day')
  const { tenantId } = manager
  people = await plain(sql`
    select id, name from app_user where tenant_id = ${tenantId} and type = 'TSR' order by id limit ${PEOPLE}`)
  const businesses = await plain<{ id: number }>(
    sql`select id from business_type where tenant_id = ${tenantId} order by id limit 2`,
  )
  ;[businessTypeId = 0, otherBusinessId = 0] = businesses.map(({ id }) => id)
  await demo.asOwner(async (db) => {
    await db.updateTable('tenant').where('id', '=', tenantId).set({ timezone: ZONE }).execute()
    await sql`insert into fact_month values ('2026-10-01') on conflict do nothing`.execute(db)
  })
  const random = randomOf(SEED)
  for (const { id } of people) {
    await insertStatuses(id, random)
    await insertShifts(id, random)
  }
  await demo.asOwner((db) =>
    sql`insert into rollup_mark (tenant_id, day)
        select ${tenantId}, d::date from generate_series('2026-10-20'::date, '2026-10-27', interval '1 day') d`.execute(
      db,
    ),
  )
  await demo.rollUp()
  await correctSome(random)
})
afterAll(() => demo.stop())

async function plain<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await demo.asOwner((db) => sql<Row>`${query}`.execute(db))).rows
}

const SUB_STATUSES: Record<number, string[]> = {
  4: ['productive', 'meeting'],
  5: ['shortBreak', 'lunchBreak'],
  7: ['idle', 'downtime'],
}
const at = (second: number): Date => new Date(second * 1000)

/** Inserts another status every ten to ninety minutes, offline for some hours now and then; some ends are lost. */
async function insertStatuses(userId: number, random: (max: number) => number): Promise<void> {
  const rows: Insertable<Database['statusEvent']>[] = []
  for (let second = BEGIN - 20 * HOUR + random(HOUR); second < NOW; second += 600 + random(4800)) {
    const evt = [0, 1, 3, 4, 4, 4, 5, 7, 7, 2][random(10)] ?? 4
    const subEvt = SUB_STATUSES[evt]?.[random(3)] ?? null
    rows.push({
      userId,
      evtAt: at(second),
      evt,
      subEvt,
      tenantId: manager.tenantId,
      businessTypeId,
      orgId: null,
    })
    if (evt === 0) second += random(30) * HOUR
  }
  await demo.asOwner((db) => db.insertInto('statusEvent').values(rows).execute())
}

/** Inserts one shift a day, some of them over midnight. */
async function insertShifts(userId: number, random: (max: number) => number): Promise<void> {
  const rows = DAYS.map((day, index) => {
    const startsAt = BEGIN + index * 24 * HOUR + random(23 * HOUR)
    const planned = (5 + random(5)) * HOUR
    return {
      tenantId: manager.tenantId,
      userId,
      // Every other day is for another business.
      businessTypeId: index % 2 === 0 ? businessTypeId : otherBusinessId,
      shiftId: `${userId}-${day}`,
      startsAt: at(startsAt),
      endsAt: at(startsAt + planned),
      expectedWorkSeconds: planned - random(5400),
    }
  })
  await demo.asOwner((db) => db.insertInto('shift').values(rows).execute())
}

async function correctSome(random: (max: number) => number): Promise<void> {
  for (const { id: userId } of people)
    for (const evtType of ['meeting', 'shortBreak', 'offline', 'idle'] as const) {
      const start = BEGIN + random(NOW - BEGIN - 3 * HOUR)
      const body = {
        start,
        end: start + 60 + random(2 * HOUR),
        evtType,
        reason: 'Seed',
        bizTypeId: businessTypeId,
      }
      const { code, fields } = await manager.send(monitor.edit, { body: { ...body, userId } })
      // A correction over midnight is refused.
      expect(code === 200 || fields?.['end'] !== undefined).toBe(true)
    }
}

type Status = { name: string; sub: string | null }
type Second = Status | null

/**
 * The status of a person at every second of the range, and for a day before it, by the rules of the README and nothing else.
 */
async function secondsOf(userId: number): Promise<(second: number) => Second> {
  const whose = sql`tenant_id = ${manager.tenantId} and user_id = ${userId}`
  const events = await plain<{ at: number; evt: number; sub: string | null }>(sql`
    select extract(epoch from evt_at)::bigint as at, evt, sub_evt as sub from status_event
    where ${whose} and evt <> 2 order by evt_at, receipt`)
  const corrections = await plain<{ from: number; to: number; evt: number; sub: string | null }>(sql`
    select extract(epoch from start_at)::bigint as "from", extract(epoch from end_at)::bigint as "to", evt, sub_evt as sub
    from status_correction where ${whose} order by start_at`)
  const starts = new Map<number, Status>()
  const nameOf = (evt: number) => statusAfter(evt as Parameters<typeof statusAfter>[0]) ?? ''
  for (const { to } of corrections) {
    const last = events.findLast((event) => event.at < to)
    starts.set(to, { name: nameOf(last?.evt ?? 0), sub: last?.sub ?? null })
  }
  for (const { at: second, evt, sub } of events)
    if (!corrections.some(({ from, to }) => second >= from && second < to))
      starts.set(second, { name: nameOf(evt), sub })
  for (const { from, evt, sub } of corrections) starts.set(from, { name: nameOf(evt), sub })
  const times = [...starts.keys()].toSorted((a, b) => a - b)
  const origin = BEGIN - 3 * 86_400
  const statuses: Second[] = []
  for (const [index, begin] of times.entries()) {
    const next = times[index + 1] ?? Number.POSITIVE_INFINITY
    const isLost = next > begin + 86_400 && NOW > begin + 86_400
    for (let second = begin; second < Math.min(next, NOW); second += 1) {
      if (isLost && dayName(second) !== dayName(begin)) break
      statuses[second - origin] = starts.get(begin) ?? null
    }
  }
  return (second) => statuses[second - origin] ?? null
}

const ONLINE = new Set(['online', 'work', 'break', 'idle'])
const isOnline = (status: Second): boolean => status !== null && ONLINE.has(status.name)

/** Names of days by the quarter of an hour: zones change their clock at full quarters only. */
const dayNames = new Map<number, string>()
function dayName(second: number): string {
  const quarter = Math.floor(second / 900)
  const day = dayNames.get(quarter) ?? zonedDay(quarter * 900, ZONE).replaceAll('-', '')
  dayNames.set(quarter, day)
  return day
}

type Figures = Record<'work' | 'online' | 'break' | 'idle' | 'leave', number>

function figuresOf(statusAt: (second: number) => Second): Map<string, Figures> {
  const days = new Map(
    DAYS.map((day): [string, Figures] => [day, { work: 0, online: 0, break: 0, idle: 0, leave: 0 }]),
  )
  for (let second = BEGIN; second < NOW; second += 1) {
    const status = statusAt(second)
    const figures = days.get(dayName(second))
    if (!status || !figures) continue
    if (isOnline(status)) figures.online += 1
    for (const name of ['work', 'break', 'idle', 'leave'] as const)
      if (status.name === name) figures[name] += 1
  }
  return days
}

type Shift = { start: number; end: number; expected: number }
type Plan = {
  shift: Shift
  /** `YYYYMMDD` */
  day: string
  arrival: number | null
  workInShift: number
  status: number | null
  planned: number
  adherent: number
}

/** Looks at each second of a shift on its own. */
function planOf(shift: Shift, statusAt: (second: number) => Second): Omit<Plan, 'shift' | 'day' | 'arrival'> {
  const until = Math.min(shift.end, NOW)
  let breaksLeft = shift.end - shift.start - shift.expected
  let workInShift = 0
  let adherent = 0
  let idleFor = 0
  // Anyone who is idle before the shift for this long is inactive at its start.
  for (let second = shift.start - 2 * IDLE_OVERTIME_SECONDS; second < until; second += 1) {
    const status = statusAt(second)
    const isIdle = status?.name === 'idle' && status.sub !== 'downtime'
    idleFor = isIdle ? idleFor + 1 : 0
    if (second < shift.start) continue
    if (status?.name === 'work') workInShift += 1
    if (status?.name === 'break') {
      if (breaksLeft > 0) adherent += 1
      breaksLeft -= 1
    } else if (isOnline(status) && idleFor <= IDLE_OVERTIME_SECONDS) adherent += 1
  }
  let came: number | null = null
  for (let second = shift.start; second < until && came === null; second += 1)
    if (isOnline(statusAt(second))) came = second
  const decided = came === null ? (NOW >= shift.end ? 2 : null) : came > shift.start ? 1 : 0
  const status = NOW < shift.start ? null : decided
  return { workInShift, adherent, status, planned: Math.max(0, until - shift.start) }
}

async function shiftsOf(userId: number): Promise<Shift[]> {
  return plain(sql`
    select extract(epoch from starts_at)::bigint as start, extract(epoch from ends_at)::bigint as "end",
           expected_work_seconds as expected
    from shift where user_id = ${userId} order by starts_at`)
}

type Range = { beginAt: string; endAt: string; lateOrAbsent?: boolean; withShifts?: boolean }
type Schedule = DataOf<typeof monitor.schedules>['userScheduleList'][number]

async function allSchedules(query: Range): Promise<Schedule[]> {
  const rows: Schedule[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const data = whole((await manager.send(monitor.schedules, { query: { ...query, pageIndex } })).data)
    rows.push(...data.userScheduleList)
    if (rows.length >= data.total) return rows
  }
}

type Detail = DataOf<typeof monitor.detail>['dailyTrackList'][number]
const ofDetail = (day: Detail): Figures => ({
  work: day.workDuration,
  online: day.onlineDuration,
  break: day.breakDuration,
  idle: day.idleDuration,
  leave: day.leaveDuration,
})

test('track, figures, attendance, adherence, deviations and export match each second of 20 person-days at a clock change [MON-060..062, MON-074..081, PLAN-019..022]', async () => {
  const schedules = await allSchedules(RANGE)
  const attendances = new Set<number | null>()
  const causes = new Set<string>()
  for (const { id: userId } of people) {
    const statusAt = await secondsOf(userId)
    const query = { ...RANGE, userId }
    const expected = figuresOf(statusAt)
    const { data: detail } = await manager.send(monitor.detail, { query })
    expect(detail.dailyTrackList.map(ofDetail)).toEqual(DAYS.map((day) => expected.get(day)))
    for (const { day, onlineDuration, leaveDuration } of detail.dailyTrackList)
      expect(onlineDuration + leaveDuration).toBeLessThanOrEqual(day === '20261025' ? 90_000 : 86_400)
    const rows = await exportedRows(demo, manager, {
      call: monitor.exportTrack,
      filter: { ...query, type: 'person' },
    })
    expect(rows.slice(1).map((row) => row.slice(3).map(toSeconds))).toEqual(
      DAYS.map((day) => Object.values(expected.get(day) ?? {})),
    )
    const { data: answered } = await manager.send(monitor.events, { query })
    expectEvents(answered.events, statusAt)
    const { data: track } = await manager.send(monitor.track, { query })
    expect(track.userStatusTrackList.map(({ events }) => events)).toEqual([answered.events])

    const shifts = await shiftsOf(userId)
    const plans = shifts.map((shift) => ({ ...shift, ...planOf(shift, statusAt) }))
    const planned = schedules.find((row) => row.userId === userId)?.detail
    expect(planned?.map((shift) => [shift.schedulesStart, shift.actualWorkDuration, shift.status])).toEqual(
      plans.map((plan) => [plan.start, plan.workInShift, plan.status]),
    )
    for (const { status } of plans) attendances.add(status)

    const started = plans.filter(({ planned: seconds }) => seconds > 0)
    const [adhered] = (await manager.send(monitor.adherence, { query })).data.userAdherenceList
    expect(
      adhered?.dailyList.map((day) => [
        day.day,
        day.plannedDuration,
        day.adherentDuration,
        day.workedDuration,
      ]),
    ).toEqual(
      started.map((plan, index) => [
        dayName(plan.start),
        plan.planned,
        plan.adherent,
        workedOn(plan, { before: started[index - 1], statusAt }),
      ]),
    )
    const { data: out } = await manager.send(monitor.deviations, { query })
    for (const plan of started) {
      const own = out.deviationList.filter(({ shiftStart }) => shiftStart === plan.start)
      expect(own.reduce((sum, { begin, end }) => sum + end - begin, 0)).toBe(plan.planned - plan.adherent)
      for (const [index, { begin }] of own.entries())
        expect(begin).toBeGreaterThanOrEqual(own[index - 1]?.end ?? plan.start)
      for (const { cause } of own) causes.add(cause)
    }
  }
  // Nothing of this is about people without shifts.
  expect([...attendances].toSorted((a, b) => (a ?? 3) - (b ?? 3)).slice(0, 2)).toEqual([0, 1])
  expect(causes.size).toBeGreaterThan(4)
})

/** Reads events as a page does: each status holds until the next event. */
function expectEvents(events: readonly monitor.TrackEvent[], statusAt: (second: number) => Second): void {
  expect(events.length).toBeGreaterThan(10)
  let index = -1
  for (let second = BEGIN; second < NOW; second += 1) {
    while ((events[index + 1]?.evtAt ?? Number.POSITIVE_INFINITY) <= second) index += 1
    const event = events[index]
    const read = `${event ? statusAfter(event.evtType) : 'offline'} ${event?.subEvt ?? ''}`
    const status = statusAt(second)
    const actual = `${status?.name ?? 'offline'} ${status?.sub ?? ''}`
    if (read !== actual) throw new Error(`at ${second} the events say ${read}, every second says ${actual}`)
  }
}

/** Work on the day of a shift; one that ends after midnight prolongs its day to its end. */
function workedOn(
  { start, end }: Shift,
  { before, statusAt }: { before: Shift | undefined; statusAt: (second: number) => Second },
): number {
  let seconds = 0
  const from = Math.max(BEGIN, start - 25 * HOUR)
  for (let second = from; second < Math.min(NOW, from + 60 * HOUR); second += 1) {
    const isOfDay = dayName(second) === dayName(start) || (second >= start && second < end)
    const isOfDayBefore = before !== undefined && second < before.end
    if (isOfDay && !isOfDayBefore && statusAt(second)?.name === 'work') seconds += 1
  }
  return seconds
}

test('everybody together: sums of the team, and the filter of those who were late or absent is that of their shifts', async () => {
  const everybody = await Promise.all(
    people.map(async ({ id: userId }) => {
      const { data } = await manager.send(monitor.adherence, { query: { ...RANGE, userId } })
      return data.userAdherenceList
    }),
  )
  const { data: team } = await manager.send(monitor.teamAdherence, { query: RANGE })
  const sum = (read: (row: DataOf<typeof monitor.adherence>['userAdherenceList'][number]) => number) =>
    everybody.flat().reduce((total, row) => total + read(row), 0)
  expect(team).toMatchObject({
    plannedUserCnt: PEOPLE,
    plannedDuration: sum((row) => row.plannedDuration),
    adherentDuration: sum((row) => row.adherentDuration),
    workedDuration: sum((row) => row.workedDuration),
  })
  expect(team.adherence).toBe(team.adherentDuration / team.plannedDuration)
  expect(team.conformance).toBe(team.workedDuration / team.plannedWorkDuration)
  for (const day of DAYS) {
    const query = { beginAt: day, endAt: day }
    for (const bizTypeId of [undefined, businessTypeId, otherBusinessId])
      await expectTeam({ ...query, bizTypeId })
    const all = await allSchedules(query)
    const late = all.filter(({ detail }) => detail.some(({ status }) => status === 1 || status === 2))
    expect(await allSchedules({ ...query, lateOrAbsent: true })).toEqual(late)
    const planned = all.filter(({ detail }) => detail.length > 0)
    expect(await allSchedules({ ...query, withShifts: true })).toEqual(planned)
    expect(planned.length).toBe(PEOPLE)
  }
})

const DURATIONS = ['plannedDuration', 'adherentDuration', 'plannedWorkDuration', 'workedDuration'] as const

/** The sums of the team are stored, those of people are not. */
async function expectTeam(query: Range & { bizTypeId: number | undefined }): Promise<void> {
  const { data: team } = await manager.send(monitor.teamAdherence, { query })
  const { data: own } = await manager.send(monitor.adherence, { query: { ...query, withShifts: true } })
  for (const duration of DURATIONS)
    expect(team[duration]).toBe(own.userAdherenceList.reduce((total, row) => total + row[duration], 0))
}

test('the day of the team has the share of its people in each status by the quarter, on a day of 25 hours, and medians', async () => {
  const { data } = await manager.send(monitor.teamDay, { query: { day: '20261025' } })
  const readers = await Promise.all(people.map(({ id }) => secondsOf(id)))
  const begin = Date.parse('2026-10-24T22:00:00Z') / 1000
  const slots = Array.from({ length: 100 }, (_, slot) => begin + slot * 900)
  expect(data.slotList.map(({ slotAt }) => slotAt)).toEqual(slots)
  const isThere = (statusAt: (second: number) => Second) => {
    for (let second = begin; second < begin + 90_000; second += 1)
      if (statusAt(second) !== null && statusAt(second)?.name !== 'offline') return true
    return false
  }
  const there = readers.filter(isThere)
  expect(data.userCnt).toBe(there.length)
  for (const [index, slot] of data.slotList.entries())
    for (const name of ['work', 'online', 'break', 'idle', 'leave'] as const) {
      let seconds = 0
      for (let second = slots[index] ?? 0; second < slot.slotAt + 900; second += 1)
        seconds += there.filter((statusAt) => statusAt(second)?.name === name).length
      expect(slot[name]).toBeCloseTo(seconds / (900 * there.length), 9)
    }
  const work = there
    .map((statusAt) => figuresOf(statusAt).get('20261025')?.work ?? 0)
    .toSorted((a, b) => a - b)
  const middle = work.length / 2
  const median = ((work[Math.ceil(middle) - 1] ?? 0) + (work[Math.floor(middle)] ?? 0)) / 2
  expect(data.median?.workDuration).toBe(median)
  const { data: alone } = await manager.send(monitor.teamDay, {
    query: { day: '20261025', isMedianAlone: true },
  })
  expect(alone).toEqual({ ...data, slotList: [] })
  const { data: none } = await manager.send(monitor.teamDay, { query: { day: '20261101' } })
  expect(none).toEqual({ userCnt: 0, median: null, slotList: [] })
})
