import { dailyReport } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { personWithRole } from '../support/people.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'
import { whole } from '../support/whole.ts'

const SHANGHAI = 'Sales centre Shanghai'
const DAY = '20261120'

let fixture: StatisticsFixture
let demo: Demo
let manager: Person
let business: number
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  ;({ demo, manager } = fixture)
  business = fixture.businesses[0] ?? 0
})
afterAll(() => demo.stop())

type Column = { columnId: string; value: string }
type Change = { day?: string; workplace?: string; bizTypeId?: number; version?: number }

const update = (columns: Column[], change: Change = {}, person = manager) =>
  person.send(dailyReport.update, {
    body: { bizTypeId: business, workplace: SHANGHAI, day: DAY, columns, ...change },
  })

/** The row of the report `at` on the day. */
async function rowOf(at: number, day = DAY) {
  const query = { beginDay: day, endDay: day, bizTypeId: business, workplace: SHANGHAI }
  const [row] = whole((await manager.send(dailyReport.reports, { query })).data).reports[at]?.data ?? []
  if (row === undefined) throw new Error(`there is no row of ${day}`)
  return { version: row.version, ...Object.fromEntries(row.items.map(({ id, value }) => [id, value])) }
}

/** Audit records of changes of one day's rows, oldest first. */
async function auditedUpdates(day: string) {
  const { rows } = await demo.asOwner((db) =>
    sql<{ before: unknown; after: unknown; by: number }>`
      select op_content_before::jsonb as before, op_content_after::jsonb as after, op_user_id as by
      from audit_record
      where op_type = 'dailyReport.update' and op_content_after::jsonb ->> 'day' = ${day} order by id`.execute(
      db,
    ),
  )
  return rows
}

describe('a change of a row', () => {
  test('is shown by the list with a new version, holds for that row alone, and is audited with what was there before', async () => {
    const columns = [
      { columnId: 'plannedSeats', value: '48' },
      { columnId: 'absentSeats', value: ' 3 ' },
      { columnId: 'attendanceRemark', value: 'Two on leave' },
    ]
    const day = '20261113'
    expect(await rowOf(0, day)).toMatchObject({ version: 0 })
    const first = await update(columns, { day, version: 0 })
    expect([first.status, first.code, first.data]).toEqual([200, 200, { version: 3 }])
    expect(await rowOf(0, day)).toMatchObject({
      version: 3,
      plannedSeats: '48',
      absentSeats: '3',
      attendanceRemark: 'Two on leave',
    })
    expect([(await rowOf(1, day)).version, (await rowOf(0, '20261112')).version]).toEqual([0, 0])
    const changed = [{ columnId: 'plannedSeats', value: '50' }, ...columns.slice(1)]
    expect((await update(changed, { day, version: 3 })).data).toEqual({ version: 4 })
    const position = { report: 'Attendance', workplace: SHANGHAI, day: '2026-11-13' }
    expect(await auditedUpdates(position.day)).toEqual([
      {
        before: { ...position, plannedSeats: null, absentSeats: null, attendanceRemark: null },
        after: { ...position, plannedSeats: '48', absentSeats: '3', attendanceRemark: 'Two on leave' },
        by: manager.userId,
      },
      {
        before: { ...position, plannedSeats: '48' },
        after: { ...position, plannedSeats: '50' },
        by: manager.userId,
      },
    ])
    // An update that changes nothing is no change.
    expect((await update(changed, { day, version: 4 })).data).toEqual({ version: 4 })
    expect(await auditedUpdates(position.day)).toHaveLength(2)
  })

  test('may be of a single column, and without a version', async () => {
    const before = (await rowOf(1)).version
    const answer = await update([{ columnId: 'salesRemark', value: 'Rain' }])
    expect(answer.data).toEqual({ version: before + 1 })
    expect(await rowOf(1)).toMatchObject({ salesRemark: 'Rain' })
  })

  test('of two who were shown the same row the second is refused, with what is stored, and overwrites nothing', async () => {
    const { version } = await rowOf(2)
    const answers = await Promise.all(
      ['Coaching', 'Script renewed'].map((value) =>
        update([{ columnId: 'qualityMeasures', value }], { version }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const stored = await rowOf(2)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.detail.stored).toEqual({
      version: stored.version,
      values: { qualityMeasures: 'qualityMeasures' in stored && stored.qualityMeasures },
    })
    expect(refused?.message).toBe('Somebody else changed this row after you opened it. Nothing was saved.')
  })
})

test('days come to sums of counts, durations and typed amounts, and to the rate of the sums', async () => {
  const query = { beginDay: '20261118', endDay: '20261120', bizTypeId: business, workplace: SHANGHAI }
  await update([{ columnId: 'plannedSeats', value: '10' }], { day: '20261118' })
  await update([{ columnId: 'plannedSeats', value: '14' }], { day: '20261119' })
  await update([{ columnId: 'plannedSeats', value: '16' }], { day: '20261120' })
  const [attendance, calls] = (await manager.send(dailyReport.reports, { query })).data.reports
  const totalOf = (report: typeof calls, id: string) => report?.totals?.find((total) => total.id === id)
  const valuesOf = (id: string) =>
    calls?.data.map(({ items }) => Number(items.find((item) => item.id === id)?.value)) ?? []
  const sumOf = (id: string) => valuesOf(id).reduce((sum, one) => sum + one, 0)
  expect(valuesOf('calls')).toHaveLength(3)
  expect(sumOf('calls')).toBeGreaterThan(30)
  expect(totalOf(calls, 'calls')).toEqual({ id: 'calls', value: String(sumOf('calls')), kind: 'sum' })
  const rate = `${((100 * sumOf('answers')) / sumOf('calls')).toFixed(2)}%`
  expect(totalOf(calls, 'answerRate')).toEqual({ id: 'answerRate', value: rate, kind: 'mean' })
  expect(totalOf(attendance, 'plannedSeats')).toEqual({ id: 'plannedSeats', value: '40', kind: 'sum' })
  for (const id of ['onlineUsers', 'attendanceRemark']) expect(totalOf(attendance, id)).toBeUndefined()
})

describe('a value', () => {
  const AMOUNT = 'Enter a whole number from 0 to 999,999,999.'
  const answerTo = async (columnId: string, value: string) => {
    const { status, fields } = await update([{ columnId, value }])
    return [status, fields?.['columns.0.value']]
  }

  test.each(['0', '48', '999999999', ' 7 '])('%j is an amount', async (value) => {
    expect(await answerTo('plannedSeats', value)).toEqual([200, undefined])
  })

  test.each(['-1', '+1', '1.5', '1e3', 'Infinity', 'NaN', '007', '1000000000', '3 of 52', '٣', '😀'])(
    '%j is none, and is refused at its cell',
    async (value) => {
      expect(await answerTo('plannedSeats', value)).toEqual([400, AMOUNT])
    },
  )

  test('is required: spaces are none', async () => {
    for (const [columnId, value] of [
      ['plannedSeats', ''],
      ['attendanceRemark', '   '],
    ] as const)
      expect(await answerTo(columnId, value)).toEqual([400, 'A value is required.'])
  })

  test('of text has at most 100 characters, of which an emoji is one', async () => {
    const full = '😀'.repeat(100)
    expect(await answerTo('attendanceRemark', full)).toEqual([200, undefined])
    expect(await rowOf(0)).toMatchObject({ attendanceRemark: full })
    expect(await answerTo('attendanceRemark', 'x'.repeat(100))).toEqual([200, undefined])
    expect(await answerTo('attendanceRemark', 'x'.repeat(101))).toEqual([400, 'At most 100 characters.'])
    expect((await answerTo('attendanceRemark', '😀'.repeat(101)))[0]).toBe(400)
  })
})

describe('what is refused', () => {
  const remark = [{ columnId: 'attendanceRemark', value: 'x' }]

  test('a column that there is not, one that is computed, one twice, and columns of two reports', async () => {
    const fieldsOf = async (...ids: string[]) =>
      (await update(ids.map((columnId) => ({ columnId, value: '1' })))).fields
    expect(await fieldsOf('attendanceRemark', 'weather')).toEqual({
      'columns.1.columnId': 'There is no such column.',
    })
    expect(await fieldsOf('calls')).toEqual({
      'columns.0.columnId': 'This column is computed and cannot be edited.',
    })
    expect(await fieldsOf('salesRemark', 'attendanceRemark')).toEqual({
      columns: 'All columns of a change have to be of one report.',
    })
    expect((await fieldsOf('salesRemark', 'salesRemark'))?.['columns']).toBeDefined()
    expect((await update([])).status).toBe(400)
  })

  test('a day that has not started, while today is editable', async () => {
    expect((await update(remark, { day: '20261121' })).status).toBe(200)
    const { status, message } = await update(remark, { day: '20261122' })
    expect([status, message]).toEqual([400, 'The day has not started yet.'])
  })

  test('a workplace that vanished says so, a business of another company is unknown', async () => {
    const { status, message } = await update(remark, { workplace: 'Hangzhou site' })
    expect([status, message]).toEqual([
      404,
      'This workplace does not exist any more, or you do not see it as a whole.',
    ])
    const foreign = await demo.asOwner((db) =>
      db
        .selectFrom('businessType')
        .where('tenantId', '<>', manager.tenantId)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    for (const bizTypeId of [foreign.id, 987_654_321])
      expect((await update(remark, { bizTypeId })).status).toBe(404)
  })

  test('anyone without the permission, although they read the report, and seats', async () => {
    const reader = await personWithRole(demo, manager, ['report.summary'])
    const query = { beginDay: DAY, endDay: DAY, bizTypeId: business, workplace: SHANGHAI }
    expect((await reader.send(dailyReport.reports, { query })).status).toBe(200)
    const { status, message } = await update(remark, {}, reader)
    expect([status, message]).toEqual([403, 'You may read this report but not edit it.'])
    expect((await update(remark, {}, await demo.as('seat-001'))).status).toBe(403)
  })
})
