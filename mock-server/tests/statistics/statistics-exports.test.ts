import {
  average,
  dataset,
  exports,
  labelStat,
  METRIC,
  stat,
  type Call,
  type Metric,
} from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ROWS_PER_BATCH } from '../../src/platform/exports/run-job.ts'
import { zonedDay, zonedTime } from '../../src/platform/time/zoned-time.ts'
import { parseCsvRows } from '../support/csv-rows.ts'
import type { Demo, Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { shownDuration, shownPercent } from '../support/shown.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'
import { whole } from '../support/whole.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }
const ZONE = 'Asia/Shanghai'

let fixture: StatisticsFixture
let demo: Demo
let manager: Person
let labels: { id: number; name: string }[]
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  ;({ demo, manager } = fixture)
  await insertLabels()
  await insertQuality()
  await demo.asOwner((db) =>
    sql`insert into rollup_mark (tenant_id, day)
        select ${manager.tenantId}, d::date from generate_series('2026-11-13'::date, '2026-11-21', interval '1 day') d`.execute(
      db,
    ),
  )
  await demo.rollUp()
})
afterAll(() => demo.stop())

const noon = (day: number, second = 0): Date => new Date(Date.UTC(2026, 10, day, 4, 0, second))

/** Three labels, of which each fourth call of a seat has some. */
async function insertLabels(): Promise<void> {
  const { tenantId } = manager
  const [businessTypeId = 0, other = 0] = fixture.businesses
  await demo.asOwner(async (db) => {
    labels = await db
      .insertInto('smartLabel')
      .values(
        ['Complaint', '=Too expensive', 'Competitor'].map((name, index) => ({
          tenantId,
          businessTypeId: index === 2 ? other : businessTypeId,
          productId: null,
          name,
          isEnabled: true,
          createdAt: noon(index + 1),
          updatedAt: noon(index + 1),
        })),
      )
      .returning(['id', 'name'])
      .execute()
    const hits = fixture.seats.flatMap((seat, index) =>
      labels.slice(0, index % 4).map(({ id: labelId }, hit) => ({
        tenantId,
        labelId,
        callId: `${seat.id}-15-0`,
        userId: seat.id,
        orgId: seat.orgId,
        businessTypeId,
        hitAt: noon(15, hit),
      })),
    )
    await db.insertInto('labelHit').values(hits).execute()
  })
}

/** Broken rules of some seats, questions that were recommended to some, and what people said of both. */
async function insertQuality(): Promise<void> {
  const { tenantId } = manager
  const [businessTypeId = 0] = fixture.businesses
  await demo.asOwner(async (db) => {
    const named = { tenantId, businessTypeId, name: 'Manner' }
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values(named)
      .returning('id')
      .executeTakeFirstOrThrow()
    const rules = await db
      .insertInto('qualityRule')
      .values(['Rude', 'Hasty'].map((name, level) => ({ ...named, sceneId, name, level, phrases: [] })))
      .returning('id')
      .execute()
    const questions = await db
      .insertInto('question')
      .values(['Fees', 'Cover', 'Terms'].map((name) => ({ ...named, name })))
      .returning('id')
      .execute()
    const actors = fixture.seats.map((seat) => ({
      tenantId,
      userId: seat.id,
      orgId: seat.orgId,
      businessTypeId,
      projectId: null,
    }))
    const violations = actors.flatMap((actor, index) =>
      rules.slice(0, index % 3).map(({ id: ruleId }, level) => ({
        ...actor,
        violationId: `${actor.userId}-${level}`,
        callId: null,
        sessionId: null,
        ruleId,
        level,
        words: 'Well',
        source: 0,
        hitAt: noon(16, level),
      })),
    )
    await db.insertInto('violation').values(violations).execute()
    const shown = actors.flatMap((actor, index) =>
      questions.slice(0, index % 4).map(({ id: questionId }, position) => ({
        ...actor,
        recommendationId: `${actor.userId}-${position}`,
        callId: `${actor.userId}-15-0`,
        questionId,
        shownAt: noon(17, position),
        isAccepted: index % 4 === 0,
        isValid: index % 2 === 0,
      })),
    )
    await db.insertInto('recommendation').values(shown).execute()
    const judged = Array.from({ length: 40 }, (_, position) => ({
      tenantId,
      businessTypeId,
      evaluationId: `e-${position}`,
      labelType: (position % 2) + 1,
      labelId: (position % 2 === 0 ? questions[position % 3]?.id : rules[0]?.id) ?? 0,
      labelOption: ((position * 7) % 3) + 1,
      title: `Conversation ${position}`,
      sessionId: `s-${position}`,
      voiceId: null,
      sentenceIndex: null,
      evaluatedAt: noon(14 + (position % 5), position),
    }))
    await db.insertInto('datasetEvaluation').values(judged).execute()
  })
}

type Filter = Parameters<typeof exportedRows>[2]['filter']
type TableOptions = { person?: Person; call?: Call; language?: 'en' | 'zh' }
function tableOf(
  filter: Filter,
  { person = manager, call = stat.exportTable, language = 'en' }: TableOptions = {},
) {
  return exportedRows(demo, person, { call, filter: { ...WEEK, ...filter }, language })
}

/** All pages of a list, two of them or more. */
async function allOf<Row>(
  read: (page: { pageIndex: number; pageSize: number }) => Promise<{ rows: Row[]; total: number }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = await read({ pageIndex, pageSize: 100 })
    rows.push(...page.rows)
    if (rows.length >= page.total || page.rows.length === 0) return rows
  }
}

const texts = (cells: (string | number | null)[]): string[] => cells.map((cell) => String(cell ?? ''))

async function users(query: { orgId?: number } = {}, person = manager): Promise<stat.UserRow[]> {
  return allOf(async (page) => {
    const { data } = await person.send(stat.list, {
      query: { ...WEEK, ...query, ...page, queryType: 'user' },
    })
    return { rows: data.userList ?? [], total: data.totalCnt }
  })
}

const userCells = (row: stat.UserRow): string[] =>
  texts([
    row.userName,
    row.userID,
    row.orgName,
    row.daysOnDuty,
    shownDuration(row.avgDayOnlineDuration),
    shownDuration(row.callTime),
    ...conversionCells(row),
    row.violationCountList.map(({ name, num }) => `${name} ${num}`).join(', '),
  ])

type Converted = Pick<stat.UserRow & stat.TeamRow, Extract<keyof stat.UserRow, keyof stat.TeamRow>>

/** Cells of the counts, each followed by its share of the count before. */
const conversionCells = (row: Omit<Converted, 'orgName'>) => [
  row.callCnt,
  row.talkCnt,
  shownPercent(row.talkConversionRate),
  row.saleCnt,
  shownPercent(row.saleConversionRate),
  row.orderCnt,
  shownPercent(row.orderConversionRate),
]

describe('the export of people', () => {
  test('has the rows of the list over all its pages, under the heads of the page [STAT-051, STAT-053, STAT-096]', async () => {
    const [heads, ...rows] = await tableOf({ type: 'user' })
    const listed = await users()
    expect(rows).toEqual(listed.map(userCells))
    expect(rows.length).toBeGreaterThan(100)
    expect(heads).toEqual([
      'User',
      'Account ID',
      'Organisation',
      'Days on duty',
      'Average online a day',
      'Talk time',
      'Outbound calls',
      'Valid calls',
      'Marketing rate',
      'Quotes',
      'Quote rate',
      'Deals',
      'Deal rate',
      'Violations',
    ])
    const [liteHeads, ...liteRows] = await tableOf({}, { call: stat.exportLiteList })
    expect([liteHeads, ...liteRows]).toEqual([heads, ...rows].map((row) => row?.slice(0, 5)))
  })

  test('of one organisation is the list of that one, in Chinese on request', async () => {
    const orgId = fixture.seats[0]?.orgId ?? 0
    const [heads, ...rows] = await tableOf({ type: 'user', orgId }, { language: 'zh' })
    expect(heads?.slice(0, 5)).toEqual(['用户', '账号 ID', '组织', '出勤天数', '日均在线时长'])
    expect(rows).toEqual((await users({ orgId })).map(userCells))
  })

  test.each([
    ['validCall', ['Valid calls', 'Marketing rate']],
    ['price', ['Quotes', 'Quote rate']],
    ['order', ['Deals', 'Deal rate']],
  ] as const)(
    'lacks what belongs to the module %s when that alone is off [STAT-068, STAT-069, STAT-070]',
    async (module, lacking) => {
      const { tenantId } = manager
      const [all] = await tableOf({ type: 'user' })
      const row = { tenantId, module, isEnabled: false, source: 'label' }
      await demo.asOwner((db) => db.insertInto('statModule').values(row).execute())
      const [heads] = await tableOf({ type: 'user' })
      await demo.asOwner((db) => db.deleteFrom('statModule').where('tenantId', '=', tenantId).execute())
      expect(all).toEqual(expect.arrayContaining([...lacking]))
      expect(heads).toEqual(all?.filter((head) => !lacking.some((one) => one === head)))
    },
  )

  test('of a leader has only the own people, as the list has', async () => {
    const master = await demo.as(
      'master',
      'statistic.label',
      'statistic.dataset',
      'statistic.overview',
      'statistic.recommend',
      'statistic.voice',
    )
    const rows = (await tableOf({ type: 'user' }, { person: master })).slice(1)
    expect(rows).toEqual((await users({}, master)).map(userCells))
    expect(rows.length).toBeLessThan((await users()).length)
  })
})

test('the export of calls has all outbound calls of the list, times in the zone of its heads [STAT-101, STAT-104]', async () => {
  const [heads, ...rows] = await tableOf({ type: 'performance' })
  const listed = await allOf(async (page) => {
    const { data } = await manager.send(stat.list, {
      query: { ...WEEK, ...page, queryType: 'performance' },
    })
    return { rows: data.performanceList ?? [], total: data.totalCnt }
  })
  expect(heads).toEqual([
    'User',
    'Account ID',
    'Organisation',
    'Call ID',
    'Began to ring (Asia/Shanghai)',
    'Answered (Asia/Shanghai)',
    'Talk time',
    'Violations',
    'Session',
  ])
  expect(rows.length).toBeGreaterThan(2 * ROWS_PER_BATCH)
  expect(rows).toEqual(
    listed.map((row) =>
      texts([
        row.userName,
        row.userID,
        row.orgName,
        row.callID,
        zonedTime(row.onCallAt, ZONE),
        row.onTalkBeginAt && zonedTime(row.onTalkBeginAt, ZONE),
        row.talkTime === null ? null : shownDuration(row.talkTime),
        row.violationCnt,
        row.sessionID,
      ]),
    ),
  )
  expect(await tableOf({ type: 'performance', beginDay: '20261001', endDay: '20261002' })).toEqual([heads])
})

test('the export of calls can be narrowed to deals or to one person, which other tables refuse', async () => {
  const [, ...all] = await tableOf({ type: 'performance' })
  const ordered = { ...WEEK, queryType: 'performance' as const, stage: 'ordered' as const }
  const listed = await allOf(async (page) => {
    const { data } = await manager.send(stat.list, { query: { ...ordered, ...page } })
    return { rows: data.performanceList ?? [], total: data.totalCnt }
  })
  const [, ...rows] = await tableOf({ type: 'performance', stage: 'ordered' })
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThan(all.length)
  expect(rows.map((cells) => cells[3])).toEqual(listed.map(({ callID }) => callID))
  const person = all[0]?.[1] ?? ''
  const [, ...ofPerson] = await tableOf({ type: 'performance', userId: Number(person) })
  expect(ofPerson).toEqual(all.filter((cells) => cells[1] === person))
  for (const narrowed of [{ stage: 'ordered' as const }, { userId: 1 }]) {
    const refused = await manager.send(stat.exportTable, { query: { ...WEEK, type: 'user', ...narrowed } })
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, Object.keys(narrowed)])
  }
})

test('the export of teams has the rows of their list [RPT-061, RPT-062, RPT-066]', async () => {
  const [heads, ...rows] = await tableOf({}, { call: stat.exportTeams })
  const { teamList } = whole((await manager.send(stat.teamList, { query: { ...WEEK, pageSize: 100 } })).data)
  expect(heads?.slice(0, 4)).toEqual(['Team', 'Agents', 'Online users', 'Average online'])
  expect(rows).toEqual(
    teamList.map((row) =>
      texts([
        row.orgName,
        row.seatCnt,
        row.onlineUserCnt,
        shownDuration(row.avgUserOnlineDuration),
        ...conversionCells(row),
        row.violationCnt,
      ]),
    ),
  )
  expect(rows.length).toBeGreaterThan(2)
})

async function seriesOf(metric: Metric): Promise<stat.SeriesPoint[]> {
  return (await manager.send(stat.detail, { query: { ...WEEK, metric } })).data.current
}

test('the exports of the overview and of voice have a row a day with the figures of their series [STAT-055]', async () => {
  const [heads, ...rows] = await tableOf({ type: 'overview' })
  const metrics = [
    [METRIC.onlineUsers, String],
    [METRIC.onlineDuration, shownDuration],
    [METRIC.calls, String],
    [METRIC.answers, String],
    [METRIC.answerRate, shownPercent],
    [METRIC.validCalls, String],
    [METRIC.talkConversionRate, shownPercent],
    [METRIC.quotes, String],
    [METRIC.saleConversionRate, shownPercent],
    [METRIC.orders, String],
    [METRIC.orderConversionRate, shownPercent],
    [METRIC.talkTime, shownDuration],
    [METRIC.violationsSerious, String],
    [METRIC.violationsMedium, String],
    [METRIC.violationsLight, String],
    [METRIC.violationsTip, String],
  ] as const
  expect(heads?.slice(0, 4)).toEqual([
    'Day (Asia/Shanghai)',
    'Online users',
    'Average online',
    'Outbound calls',
  ])
  expect(rows.map(([day]) => day)).toEqual([14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`))
  for (const [column, [metric, shown]] of metrics.entries()) {
    const series = await seriesOf(metric)
    expect(rows.map((row) => [row[0], row[column + 1]])).toEqual(
      series.map(({ time, value }) => [zonedDay(time, ZONE), shown(value)]),
    )
  }
  const calls = await seriesOf(METRIC.calls)
  const valid = await seriesOf(METRIC.validCalls)
  const talk = await seriesOf(METRIC.talkTime)
  const voice = (await tableOf({ type: 'voice' })).slice(1)
  expect(voice).toEqual(
    calls.map(({ time, value }, day) => {
      const { value: seconds = 0, tag1, tag2: answered = 0 } = talk[day] ?? {}
      expect([tag1, answered > value / 2]).toEqual([seconds, true])
      const times = [seconds, average(seconds, answered)].map(shownDuration)
      return texts([zonedDay(time, ZONE), value, valid[day]?.value ?? 0, ...times])
    }),
  )
  const { rows: facts } = await demo.asOwner((db) =>
    sql<{ mean: number }>`
      select sum(talk_seconds)::float8 / count(answered_at) as mean from call
      where tenant_id = ${manager.tenantId} and (started_at at time zone ${ZONE})::date = '2026-11-16'`.execute(
      db,
    ),
  )
  expect(voice[2]?.[4]).toBe(shownDuration(facts[0]?.mean ?? 0))
})

test('the export of recommendations has the rank of the questions [STAT-044]', async () => {
  const [heads, ...rows] = await tableOf({ type: 'recommend' })
  const { rankList } = (await manager.send(stat.rank, { query: { ...WEEK, rankType: 'recommendQuestion' } }))
    .data
  expect(heads).toEqual(['Question', 'Recommended', 'Accepted', 'Valid'])
  expect(rows).toEqual(rankList.map((row) => texts([row.name, row.value, row.tag1 ?? 0, row.tag2 ?? 0])))
  expect(rows).toHaveLength(3)
})

describe('the export of labels', () => {
  test('has the rows of the list with a column for each label, and defuses their names [DSET-019, DSET-020]', async () => {
    const labelIds = labels.slice(0, 2).map(({ id }) => id)
    const [heads, ...rows] = await tableOf({ type: 'label', labelIds })
    const listed = await allOf(async (page) => {
      const { data } = await manager.send(labelStat.detailByUser, { query: { ...WEEK, ...page, labelIds } })
      return { rows: data.records, total: data.totalCnt }
    })
    expect(heads).toEqual(['User', 'Calls', 'Calls with a label', 'Complaint', "'=Too expensive"])
    expect(rows).toEqual(
      listed.map(({ userName, totalCall, callCount, LabelDetail }) =>
        texts([userName, totalCall, callCount, ...LabelDetail.map(({ count }) => count)]),
      ),
    )
    expect(rows.some((row) => Number(row[4]) > 0)).toBe(true)
  })

  test('has all labels of the business where none is named, and refuses one that is none', async () => {
    const [heads] = await tableOf({ type: 'label', bizTypeId: fixture.businesses[0] ?? 0 })
    expect(heads?.slice(3)).toEqual(["'=Too expensive", 'Complaint'])
    const unknown = { ...WEEK, type: 'label' as const, labelIds: [999_999] }
    expect((await manager.send(stat.exportTable, { query: unknown })).status).toBe(404)
    const elsewhere = await manager.send(stat.exportTable, { query: { ...unknown, type: 'user' } })
    expect([elsewhere.status, Object.keys(elsewhere.fields ?? {})]).toEqual([400, ['labelIds']])
  })
})

test('the export of datasets has the series of knowledge, then of quality rules [DSET-002]', async () => {
  const [heads, ...rows] = await tableOf({ type: 'dataset' })
  expect(heads).toEqual([
    'Day (Asia/Shanghai)',
    'Type',
    'Precision',
    'Recall',
    'F1',
    'Correct',
    'Missed',
    'Wrong',
  ])
  const expected: string[][] = []
  for (const [labelType, name] of [[1, 'Knowledge'] as const, [2, 'Quality rules'] as const]) {
    const { data } = await manager.send(dataset.series, { query: { ...WEEK, labelType } })
    expected.push(
      ...data.precision.map(({ day, value }, at) =>
        texts([
          day.replace(/^(....)(..)/, '$1-$2-'),
          name,
          ...[value, data.recall[at]?.value ?? -1, data.f1[at]?.value ?? -1].map(shownPercent),
        ]),
      ),
    )
  }
  expect(rows.map((row) => row.slice(0, 5))).toEqual(expected)
  expect(rows).toHaveLength(10)
})

describe('a file that is being written', () => {
  type Job = exports.ExportJob
  async function jobIn(id: number, isReached: (job: Job) => boolean): Promise<Job> {
    return vi.waitFor(
      async () => {
        const job = (await manager.send(exports.list)).data.jobs.find((one) => one.id === id)
        if (!job || !isReached(job)) throw new Error(`the job is ${job?.state}`)
        return job
      },
      { timeout: 20_000, interval: 20 },
    )
  }

  /** Returns the content of the file when `meanwhile` happens after its head and first rows. */
  async function writeDuring(type: 'performance' | 'user', meanwhile: () => Promise<unknown>) {
    demo.storage.pause(1)
    const body = { kind: 'statTable' as const, filter: { ...WEEK, type }, format: 'csv' as const }
    const { id } = (await manager.send(exports.start, { body })).data
    await jobIn(id, ({ rowsDone }) => rowsDone > 0)
    await meanwhile()
    demo.storage.release()
    const { fileURL } = await jobIn(id, ({ state }) => state === 'done')
    return parseCsvRows((await demo.get(fileURL ?? '')).text)
  }

  test('has every call once, though others come in', async () => {
    const before = await tableOf({ type: 'performance' })
    const [seat] = fixture.seats
    const startedAt = new Date(Date.UTC(2026, 10, 20, 15))
    const late = {
      tenantId: manager.tenantId,
      userId: seat?.id ?? 0,
      orgId: seat?.orgId ?? 0,
      businessTypeId: fixture.businesses[0] ?? 0,
      projectId: null,
      isOutbound: true,
      startedAt,
      answeredAt: null,
      endedAt: null,
      isQuoted: false,
      isOrdered: false,
    }
    const calls = Array.from({ length: 7 }, (_, position) => ({ ...late, callId: `late-${position}` }))
    const rows = await writeDuring('performance', () =>
      demo.asOwner((db) => db.insertInto('call').values(calls).execute()),
    )
    await demo.asOwner((db) => db.deleteFrom('call').where('callId', 'like', 'late-%').execute())
    expect(rows).toEqual(before)
  })

  test('keeps the columns of its head, though modules are switched off', async () => {
    const before = await tableOf({ type: 'user' })
    const module = { tenantId: manager.tenantId, module: 'order', isEnabled: false, source: 'crm' }
    const rows = await writeDuring('user', () =>
      demo.asOwner((db) => db.insertInto('statModule').values(module).execute()),
    )
    await demo.asOwner((db) => db.deleteFrom('statModule').where('tenantId', '=', manager.tenantId).execute())
    expect(rows).toEqual(before)
  })
})

describe('an export of statistics', () => {
  const query = { ...WEEK, type: 'user' } as const

  test('of an organisation that is not there is refused like the list, and leaves no job', async () => {
    const before = (await manager.send(exports.list)).data.jobs.length
    expect((await manager.send(stat.exportTable, { query: { ...query, orgId: 999_999 } })).status).toBe(404)
    const master = await demo.as(
      'master',
      'statistic.label',
      'statistic.dataset',
      'statistic.overview',
      'statistic.recommend',
      'statistic.voice',
    )
    const orgId = fixture.seats.at(-1)?.orgId ?? 0
    const list = await master.send(stat.list, { query: { ...WEEK, orgId, queryType: 'user' } })
    const file = await master.send(stat.exportTable, { query: { ...query, orgId } })
    expect(file.status).toBe(list.status)
    expect((await manager.send(exports.list)).data.jobs.length).toBe(before)
  })

  test('is refused to a seat and to nobody, and another company sees nothing in it', async () => {
    const seat = await demo.as('seat-001')
    const foreign = await demo.as(
      'provider-admin',
      'statistic.label',
      'statistic.dataset',
      'statistic.overview',
    )
    for (const call of [stat.exportLiteList, stat.exportTeams]) {
      expect((await seat.send(call, { query: WEEK })).status).toBe(403)
      expect((await demo.nobody.send(call, { query: WEEK })).status).toBe(401)
    }
    expect((await seat.send(stat.exportTable, { query })).status).toBe(403)
    for (const type of ['user', 'performance', 'recommend', 'dataset'])
      expect(await tableOf({ type }, { person: foreign })).toHaveLength(1)
  })

  test.each(['', 'type=calls', 'type=team', 'type=user&pageIndex=1'])(
    'with "%s" is refused',
    async (wrong) => {
      const raw = `beginDay=20261114&endDay=20261120&${wrong}`
      expect((await manager.sendRaw(stat.exportTable, { query: raw })).status).toBe(400)
    },
  )

  test('needs a range that goes forward and is no longer than the lists take', async () => {
    for (const days of [
      { beginDay: '20261120', endDay: '20261114' },
      { beginDay: '20261001', endDay: '20261101' },
    ]) {
      const answer = await manager.send(stat.exportTable, { query: { ...days, type: 'user' } })
      expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, ['endDay']])
    }
  })
})
