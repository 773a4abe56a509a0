import { monitor, type DataOf } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROWS_PER_BATCH } from '../../src/platform/exports/run-job.ts'
import { zonedTime } from '../../src/platform/time/zoned-time.ts'
import type { Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { startMonitorFixture, ZONE, type MonitorFixture } from '../support/monitor-fixture.ts'
import { shownDuration } from '../support/shown.ts'
import { whole, type Whole } from '../support/whole.ts'

/** The last day has not started. */
const WEEK = { beginAt: '20261116', endAt: '20261122' }

let fixture: MonitorFixture
let manager: Person
beforeAll(async () => {
  fixture = await startMonitorFixture()
  ;({ manager } = fixture)
})
afterAll(() => fixture.demo.stop())

type Filter = {
  beginAt?: string
  endAt?: string
  type?: string
  bizTypeId?: number
  orgId?: number
  userId?: number
}
type FileOptions = { person?: Person; language?: 'en' | 'zh' }

const tracksFile = (filter: Filter, { person = manager, language = 'en' }: FileOptions = {}) =>
  exportedRows(fixture.demo, person, {
    call: monitor.exportTrack,
    filter: { ...WEEK, type: 'whole', ...filter },
    language,
  })

type Track = DataOf<typeof monitor.track>['userStatusTrackList'][number]

async function tracks(query: Filter = {}, person = manager): Promise<Track[]> {
  const found: Track[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const data = whole((await person.send(monitor.track, { query: { ...WEEK, ...query, pageIndex } })).data)
    found.push(...data.userStatusTrackList)
    if (found.length >= data.total) return found
  }
}

const trackCells = ({ userName, userId, dailyTrackList }: Track): string[][] =>
  dailyTrackList.map((day) => [
    userName,
    String(userId),
    day.day.replace(/^(....)(..)/, '$1-$2-'),
    ...[day.workDuration, day.onlineDuration, day.breakDuration].map(shownDuration),
    ...[day.idleDuration, day.leaveDuration].map(shownDuration),
  ])

describe('the export of the track', () => {
  test('has a row for each person and day that has started, with the times of the track [MON-023, MON-Q20]', async () => {
    const [heads, ...rows] = await tracksFile({})
    expect(heads).toEqual([
      'Name',
      'Account ID',
      'Day (Asia/Shanghai)',
      'Work',
      'Online',
      'Rest',
      'Idle',
      'Leave',
    ])
    expect(rows).toEqual((await tracks()).flatMap(trackCells))
    expect(rows.length).toBeGreaterThan(2 * ROWS_PER_BATCH)
    expect(rows.some((row) => row[2] === '2026-11-22')).toBe(false)
  })

  test('is narrowed to a person, a business and an organisation [MON-023]', async () => {
    const { id: userId, orgId } = fixture.seats[8] ?? { id: 0, orgId: 0 }
    for (const filter of [{ userId }, { bizTypeId: fixture.businesses[1] }, { orgId }]) {
      const type = 'userId' in filter ? 'person' : 'whole'
      const [heads, ...rows] = await tracksFile({ ...filter, type }, { language: 'zh' })
      expect(heads?.slice(2, 4)).toEqual(['日期 (Asia/Shanghai)', '工作'])
      expect(rows).toEqual((await tracks(filter)).flatMap(trackCells))
    }
  })

  test('of one person needs the person, and of a range of the future has no rows', async () => {
    const nobody = await manager.send(monitor.exportTrack, { query: { ...WEEK, type: 'person' } })
    expect([nobody.status, Object.keys(nobody.fields ?? {})]).toEqual([400, ['userId']])
    expect(await tracksFile({ beginAt: '20261201', endAt: '20261202' })).toHaveLength(1)
  })
})

const shiftsFile = (filter: Filter, { person = manager, language = 'en' }: FileOptions = {}) =>
  exportedRows(fixture.demo, person, {
    call: monitor.exportSchedules,
    filter: { ...WEEK, type: 'whole', ...filter },
    language,
  })

type Plan = Whole<DataOf<typeof monitor.schedules>['userScheduleList'][number]>

async function plans(query: Filter = {}): Promise<Plan[]> {
  const found: Plan[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const data = whole(
      (await manager.send(monitor.schedules, { query: { ...WEEK, ...query, pageIndex } })).data,
    )
    found.push(...data.userScheduleList)
    if (found.length >= data.total) return found
  }
}

const ATTENDED = ['Present', 'Late', 'Absent']

function planCells({ userName, userId, detail }: Plan): string[][] {
  const who = [userName, String(userId)]
  if (detail.length === 0) return [[...who, '', '', '', '', '', '']]
  return detail.map((shift) => [
    ...who,
    zonedTime(shift.schedulesStart, ZONE),
    shift.actualStart === null ? '' : zonedTime(shift.actualStart, ZONE),
    ...[shift.schedulesDuration, shift.expectedWorkDuration, shift.actualWorkDuration].map(shownDuration),
    ATTENDED[shift.status ?? -1] ?? '',
  ])
}

describe('the export of shifts', () => {
  test('is a file with a row for each shift, and one for each seat without any [PLAN-019, PLAN-037]', async () => {
    const [heads, ...rows] = await shiftsFile({})
    expect(heads).toEqual([
      'Name',
      'Account ID',
      'Start (Asia/Shanghai)',
      'Came (Asia/Shanghai)',
      'Scheduled',
      'To work',
      'Worked',
      'Attendance',
    ])
    expect(rows).toEqual((await plans()).flatMap(planCells))
    for (const attendance of [...ATTENDED, '']) expect(rows.some((row) => row[7] === attendance)).toBe(true)
    expect(rows.some((row) => row[2] === '')).toBe(true)
  })

  test('is narrowed to a business and an organisation, in Chinese on request [PLAN-037]', async () => {
    const filter = { bizTypeId: fixture.businesses[0], orgId: fixture.seats[8]?.orgId ?? 0 }
    const [heads, ...rows] = await shiftsFile(filter, { language: 'zh' })
    expect(heads?.slice(6)).toEqual(['已工作', '考勤'])
    expect(rows.map((row) => row.slice(0, 7))).toEqual(
      (await plans(filter)).flatMap(planCells).map((row) => row.slice(0, 7)),
    )
  })
})

describe('exports of monitoring', () => {
  const whole = { ...WEEK, type: 'whole' as const }

  test('are refused like their lists', async () => {
    const seat = await fixture.demo.as('seat-001')
    expect((await seat.send(monitor.exportTrack, { query: whole })).status).toBe(403)
    expect((await seat.send(monitor.exportSchedules, { body: whole })).status).toBe(403)
    const foreign = await fixture.demo.as('provider-admin', 'monitor.schedule', 'monitor.history')
    const person = { ...WEEK, type: 'person' as const, userId: foreign.userId }
    expect((await manager.send(monitor.exportTrack, { query: person })).status).toBe(404)
    const orgId = 999_999
    expect((await manager.send(monitor.exportTrack, { query: { ...whole, orgId } })).status).toBe(404)
    expect((await manager.send(monitor.exportSchedules, { body: { ...whole, orgId } })).status).toBe(404)
    const backwards = { ...whole, endAt: '20261101' }
    expect((await manager.send(monitor.exportSchedules, { body: backwards })).status).toBe(400)
  })

  test('of a leader have only the own people', async () => {
    const master = await fixture.demo.as('master')
    const rows = (await tracksFile({}, { person: master })).slice(1)
    expect(rows).toEqual((await tracks({}, master)).flatMap(trackCells))
    expect(rows.length).toBeLessThan((await tracks()).flatMap(trackCells).length)
  })
})
