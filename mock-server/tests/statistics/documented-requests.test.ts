import {
  bill,
  dailyReport,
  dataset,
  label,
  labelStat,
  monitor,
  projectStat,
  quality,
  stat,
  tracking,
  twin,
  user,
  userData,
  type Call,
} from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { draft, firstProduct } from '../support/labels.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'

// The requests of the tables of calls in docs/requirements, in the names of the customer's documents and with nothing else (R60).
let fixture: StatisticsFixture
let demo: Demo
let manager: Person
let tenantId: number
/** Records that the requests name. */
const known = { business: 0, organisation: 0, seat: 0, seatOrganisation: 0, rule: 0, label: 0 }

beforeAll(async () => {
  fixture = await startStatisticsFixture()
  ;({ demo } = fixture)
  manager = await demo.as(
    'manager',
    'home.overview',
    'home.monitor',
    'monitor.person',
    'monitor.schedule',
    'monitor.history',
    'statistic.team',
    'statistic.track',
    'duplicate.statistic',
    'statistic.dataset',
    'statistic.label',
    'report.bill',
    'report.offline',
    'report.summary',
    'quality.record',
    'configuration.statistic',
    'label.config',
  )
  ;({ tenantId } = manager)
  await readKnown()
  await insertFacts()
  await createLabel()
  await demo.rollUp()
})
afterAll(() => demo.stop())

async function readKnown(): Promise<void> {
  const { list } = (await manager.send(user.organizationList)).data
  const [seat] = fixture.seats
  known.business = fixture.businesses[0] ?? 0
  known.organisation = list[0]?.id ?? 0
  known.seat = seat?.id ?? 0
  known.seatOrganisation = seat?.orgId ?? 0
}

async function createLabel(): Promise<void> {
  const product = await firstProduct(demo, tenantId)
  await manager.send(label.create, { body: draft(product, { name: 'Too expensive' }) })
  const { smartLabels } = (await manager.send(label.query, { query: { pageIndex: 1, pageSize: 10 } })).data
  known.label = smartLabels[0]?.id ?? 0
}

const HIT_AT = new Date('2026-11-18T03:00:00Z')

/** A violation, a judgement, a recording and a label; calls and statuses are those of the fixture. */
async function insertFacts(): Promise<void> {
  const named = { tenantId, businessTypeId: known.business, name: 'Manner' }
  await demo.asOwner(async (db) => {
    const scene = await db.insertInto('qualityScene').values(named).returning('id').executeTakeFirstOrThrow()
    const rule = await db
      .insertInto('qualityRule')
      .values({ ...named, sceneId: scene.id, level: 1, phrases: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    known.rule = rule.id
    const violation = {
      tenantId,
      businessTypeId: known.business,
      userId: known.seat,
      orgId: known.seatOrganisation,
      violationId: 'documented-1',
      callId: `${known.seat}-18-0`,
      ruleId: rule.id,
      level: 1,
      words: 'Well',
      source: 0,
      hitAt: HIT_AT,
    }
    await db.insertInto('violation').values(violation).execute()
    const judged = { tenantId, evaluationId: 'documented-1', businessTypeId: known.business }
    await db
      .insertInto('datasetEvaluation')
      .values({
        ...judged,
        labelType: 2,
        labelId: rule.id,
        labelOption: 1,
        title: 'A judgement of last year',
        sessionId: 's-1',
        voiceId: null,
        sentenceIndex: null,
        evaluatedAt: HIT_AT,
      })
      .execute()
    await db.insertInto('rollupMark').values({ tenantId, day: '2026-11-18' }).execute()
  })
}

/** Days, business and organisation: the form of the pages of statistics. */
const form = () => ({
  bizTypeId: known.business,
  orgId: known.organisation,
  beginDay: '20261114',
  endDay: '20261120',
})
const monitored = () => ({
  beginAt: '20261114',
  endAt: '20261120',
  bizTypeId: known.business,
  orgId: known.organisation,
  userId: known.seat,
})
const paged = { pageIndex: 1, pageSize: 10 }
const times = () => ({
  beginTime: unix('2026-11-14'),
  endTime: unix('2026-11-20'),
  bizTypeId: known.business,
})
const unix = (day: string): number => Date.parse(`${day}T00:00:00+08:00`) / 1000

type Values = Readonly<Record<string, unknown>>
type DocumentedRequest = {
  call: Call
  query?: () => Values
  body?: () => Values
  /** The list of the answer that has rows. */
  rows?: string
}

const REQUESTS: readonly DocumentedRequest[] = [
  { call: stat.time },
  { call: stat.summary, query: form },
  { call: stat.detail, query: () => ({ metric: 1_000_201, ...form() }), rows: 'current' },
  {
    call: stat.detail,
    query: () => ({ ...form(), metric: 2_000_201, beginDay: '20261118', endDay: '20261118' }),
    rows: 'current',
  },
  {
    call: stat.list,
    query: () => ({ ...form(), ...paged, queryType: 'performance' }),
    rows: 'performanceList',
  },
  { call: stat.list, query: () => ({ ...form(), ...paged, queryType: 'user' }), rows: 'userList' },
  { call: stat.liteList, query: () => ({ ...form(), ...paged }), rows: 'userList' },
  { call: stat.rank, query: () => ({ rankType: 'callCnt', ...form() }), rows: 'rankList' },
  {
    call: stat.rank,
    query: () => ({ ...form(), rankType: 'talkTime', strategy: 'user' }),
    rows: 'rankList',
  },
  { call: stat.teamList, query: () => ({ ...form(), ...paged }), rows: 'teamList' },
  { call: stat.config, query: () => ({ tenantId }), rows: 'moduleConfigs' },
  { call: userData.config, query: () => ({ bizTypeId: known.business }) },
  {
    call: twin.seats,
    body: () => ({ bizTypeId: known.business, orgId: known.organisation, tenantId, status: 'notUsed' }),
    rows: 'seatList',
  },
  { call: twin.uses, query: () => ({ pageIndex: 1, pageSize: 5, ...form() }) },
  { call: quality.overviewData, body: form },
  { call: quality.homeData, body: form },
  { call: quality.violationData, body: form },
  { call: quality.seatRank, body: form, rows: 'rankingData' },
  { call: quality.seatRankByLevel, body: form, rows: 'rankingData' },
  { call: quality.seatRankByCover, body: form, rows: 'rankingData' },
  { call: quality.violations, body: form, rows: 'violationDetail' },
  {
    call: quality.violations,
    body: () => ({ ...form(), ...paged, ruleId: known.rule }),
    rows: 'violationDetail',
  },
  { call: quality.scenes, query: () => ({ bizTypeId: known.business }), rows: '' },
  {
    call: quality.records,
    body: () => ({
      pageNum: 1,
      pageSize: 10,
      ...times(),
      orgId: [known.organisation],
      userId: [known.seat],
      ruleId: known.rule,
      ruleLevel: 1,
      idmDataSource: -1,
      anaphoraStatus: 0,
    }),
    rows: 'tableData',
  },
  {
    call: bill.accounts,
    body: () => ({
      queryDate: '2026-11',
      bizTypeId: known.business,
      orgId: known.organisation,
      current: 1,
      size: 0,
    }),
  },
  { call: bill.accounts, body: () => ({ queryDate: '2026-11', current: 1, size: 10 }), rows: 'records' },
  {
    call: bill.accountsDetail,
    body: () => ({ queryDate: '2026-11', detailOrgId: known.seatOrganisation, current: 1, size: 10 }),
    rows: 'records',
  },
  { call: bill.offlineStat, query: () => ({ bizTypeId: known.business, date: '2026-11' }) },
  { call: bill.offlineList, query: () => ({ ...paged, bizTypeId: known.business, date: '2026-11' }) },
  { call: dataset.series, query: () => ({ ...days(), labelType: 2 }), rows: 'precision' },
  { call: dataset.evaluations, query: () => paged, rows: 'records' },
  {
    call: dataset.evaluations,
    query: () => ({ ...paged, labelID: known.rule, labelType: 2 }),
    rows: 'records',
  },
  { call: dataset.evaluations, query: () => ({ ...paged, ...days(), labelType: 2 }), rows: 'records' },
  { call: dataset.knowledge, query: () => ({ bizTypeId: known.business }) },
  { call: labelStat.detail, query: () => ({ labelIds: known.label, ...form() }), rows: 'labelDetail' },
  {
    call: labelStat.detailByUser,
    query: () => ({ labelIds: known.label, ...form(), ...paged }),
    rows: 'records',
  },
  { call: labelStat.rank, query: () => ({ labelId: known.label, ...form() }) },
  { call: tracking.metrics, query: () => ({ bizTypeId: known.business }), rows: '' },
  { call: tracking.statList, query: () => ({ ...times(), metricId: 'page.view', ...paged }) },
  { call: tracking.detailList, query: () => ({ ...times(), metricId: 'page.view', ...paged }) },
  { call: monitor.track, query: monitored, rows: 'userStatusTrackList' },
  { call: monitor.alerts, query: monitored },
  { call: monitor.alertRank, query: () => ({ ...monitored(), rankType: 'alertCnt' }) },
  { call: monitor.events, query: monitored, rows: 'events' },
  { call: monitor.detail, query: monitored, rows: 'dailyTrackList' },
  { call: monitor.config, query: () => ({ bizTypeId: known.business }) },
  { call: monitor.schedules, query: () => withoutSeat(monitored()), rows: 'userScheduleList' },
  {
    call: monitor.editHistory,
    query: () => ({
      accountId: known.seat,
      editorId: manager.userId,
      beginDay: '2026-11-14',
      endDay: '2026-11-20',
      ...paged,
    }),
  },
  { call: dailyReport.workplaces, query: () => ({ bizTypeId: known.business }), rows: 'workplaces' },
  { call: projectStat.monitor },
  { call: projectStat.detail, query: () => ({ metric: 1_000_201, ...form() }), rows: 'current' },
  { call: projectStat.bizDetail, query: () => ({ metric: 1_000_201, ...form() }), rows: 'current' },
  { call: projectStat.bizSummary, query: () => days() },
  { call: projectStat.workers, query: () => ({ bizTypeId: known.business, ...paged }), rows: 'records' },
  { call: projectStat.onlineDurations, query: () => ({ bizTypeIds: fixture.businesses }), rows: '' },
]

function days(): Values {
  const { orgId: _orgId, ...rest } = form()
  return rest
}

function withoutSeat({ userId: _userId, ...rest }: ReturnType<typeof monitored>): Values {
  return rest
}

const toQuery = (values: Values): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
    ),
  ).toString()

/** A list to check instead of rows, where the data of the fixture need not have any. */
const NO_LIST = ['any']

const rowsIn = (data: unknown, name: string): unknown =>
  name === '' ? data : Object.entries(data ?? {}).find(([field]) => field === name)?.[1]

describe('a request as documented is answered', () => {
  test.each(REQUESTS.map((request, index) => [`${index + 1} ${request.call.id}`, request] as const))(
    '%s',
    async (_name, { call, query, body, rows }) => {
      const answer = await manager.sendRaw(call, {
        ...(query && { query: toQuery(query()) }),
        ...(body && { body: body() }),
      })
      expect([answer.status, answer.code, answer.fields]).toEqual([200, call.successCode ?? 0, undefined])
      expect(rows === undefined ? NO_LIST : rowsIn(answer.data, rows)).not.toHaveLength(0)
    },
  )

  test('the rules of the company by the id in the path', async () => {
    const { data } = await manager.send(quality.rules, { params: { tenantId } })
    expect(data.map(({ id }) => id)).toContain(known.rule)
  })
})

/** Audit records of a change, the newest first. */
const recorded = (module: string) =>
  demo.inTenant(tenantId, async ({ db }) => {
    const records = await db
      .selectFrom('auditRecord')
      .where('module', '=', module)
      .select('opType')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute()
    return records.map(({ opType }) => opType)
  })

describe('a change as documented is made, and recorded', () => {
  test('of a module, by its configuration as it was answered', async () => {
    const { moduleConfigs } = (await manager.send(stat.config, { query: { tenantId } })).data
    const [first] = moduleConfigs
    const dataSourceConfigs = first?.dataSourceConfigs.map(({ id, enable }) => ({ id, enable }))
    const moduleConfig = { id: first?.id, enable: first?.enable, dataSourceConfigs }
    const answer = await manager.sendRaw(stat.saveConfig, { body: { tenantId, moduleConfig } })
    expect([answer.status, answer.code]).toEqual([200, 200])
    expect(await recorded('statistics')).toEqual(['statistics.saveModule'])
  })

  test('of sources and suggestions, as they were answered', async () => {
    const query = { bizTypeId: known.business }
    const { userDataConfig } = (await manager.send(userData.config, { query })).data
    expect(userDataConfig.sources.length).toBeGreaterThan(0)
    const body = { bizTypeid: known.business, tenantId, userDataConfig }
    const answer = await manager.sendRaw(userData.saveConfig, { body })
    expect([answer.status, answer.code]).toEqual([200, 200])
    // In the documents only the sources of labels have a label.
    const sources = userDataConfig.sources.map(({ labelId, labelName, ...source }) =>
      labelId === null ? source : { ...source, labelId, labelName },
    )
    expect(sources.some((source) => !('labelId' in source))).toBe(true)
    const again = await manager.sendRaw(userData.saveConfig, {
      body: { ...body, userDataConfig: { ...userDataConfig, sources } },
    })
    expect([again.status, again.code]).toEqual([200, 200])
    expect(await recorded('statistics')).toEqual(['statistics.saveSuggestions'])
  })

  test('of a status, without the newest correction', async () => {
    const body = {
      start: unix('2026-11-18') + 10 * 3600,
      end: unix('2026-11-18') + 11 * 3600,
      evtType: 'meeting',
      reason: 'The system was down',
      bizTypeId: known.business,
      userId: known.seat,
    }
    for (const evtType of ['meeting', 'training']) {
      const answer = await manager.sendRaw(monitor.edit, { body: { ...body, evtType } })
      expect([answer.status, answer.code]).toEqual([200, 200])
    }
    const days = { beginDay: '2026-11-21', endDay: '2026-11-21' }
    const { items } = (await manager.send(monitor.editHistory, { query: days })).data
    expect(items.map(({ newEvt }) => newEvt.subEvt)).toEqual(['training', 'meeting'])
  })

  test('of a row of a report, without its version', async () => {
    const { workplaces } = (
      await manager.send(dailyReport.workplaces, { query: { bizTypeId: known.business } })
    ).data
    const range = { beginDay: '20261118', endDay: '20261118', bizTypeId: known.business }
    const query = { ...range, workplace: workplaces[0] ?? '' }
    const { reports } = (await manager.send(dailyReport.reports, { query })).data
    const columns = reports[0]?.columns.filter(({ editable }) => editable) ?? []
    expect(columns.length).toBeGreaterThan(0)
    const body = {
      bizTypeId: known.business,
      workplace: query.workplace,
      day: '20261118',
      columns: columns.map(({ id }) => ({ columnId: id, value: '12' })),
    }
    const answer = await manager.sendRaw(dailyReport.update, { body })
    expect([answer.status, answer.code]).toEqual([200, 200])
    const [row] = (await manager.send(dailyReport.reports, { query })).data.reports[0]?.data ?? []
    expect(row?.items).toContainEqual({ id: columns[0]?.id, value: '12' })
  })

  test('events whose value is plain text are stored and listed under one metric', async () => {
    const source = { sessionId: 'tab-1', sourceType: 'crm', sourceVersion: '1.0' }
    const timestamp = unix('2026-11-19') + 60
    const values = ['opened the third tab', '12', '{"no":"metric"}', '{"metricId":"crm.opened"}']
    const metrics = values.map((value, index) => ({ value, timestamp: timestamp + index }))
    const body = { bizTypeId: known.business, metrics, ...source }
    expect((await manager.sendRaw(tracking.report, { body })).body).toMatchObject({ code: 0 })
    const query = { ...times(), metricId: tracking.PLAIN_TEXT_METRIC }
    const { records, totalCnt } = (await manager.send(tracking.detailList, { query })).data
    expect([totalCnt, records.map(({ value }) => value)]).toEqual([3, values.slice(0, 3).toReversed()])
    const named = (await manager.send(tracking.statList, { query: times() })).data.records
    expect(named.map(({ metricId, counts }) => [metricId, counts])).toEqual([
      ['crm.opened', 1],
      ['text', 3],
    ])
  })
})
