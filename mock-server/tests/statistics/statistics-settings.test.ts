import { METRIC, stat, userData } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let orgId: number
let business: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const found = await demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('id', '=', manager.userId)
      .select([sql<number>`org_id`.as('orgId'), sql<number>`selected_business_type_id`.as('business')])
      .executeTakeFirstOrThrow(),
  )
  ;({ orgId, business } = found)
})
afterAll(() => demo.stop())

const SETTINGS = ['stat_module', 'user_data_check', 'user_data_source', 'warn_setting']
afterEach(() =>
  demo.asOwner(async (db) => {
    for (const table of SETTINGS) await sql`delete from ${sql.table(table)}`.execute(db)
    await sql`update tenant set valid_call_seconds = 70`.execute(db)
  }),
)

const configOf = async (person: Person, tenantId: number) => person.send(stat.config, { query: { tenantId } })

describe('the modules', () => {
  test('are all on, and take their figures from the calls, as long as nobody set them [RPT-031, RPT-033, STAT-067]', async () => {
    const answer = await configOf(manager, manager.tenantId)
    expect([answer.status, answer.code]).toEqual([200, 200])
    const label = { id: 'label', enable: false, value: null }
    const crm = { id: 'crm', enable: true, value: null }
    expect(answer.data.moduleConfigs).toEqual([
      {
        id: 'validCall',
        enable: true,
        dataSourceConfigs: [{ id: 'callDuration', enable: true, value: 70 }, label],
        version: 0,
      },
      { id: 'price', enable: true, dataSourceConfigs: [crm, label], version: 0 },
      { id: 'order', enable: true, dataSourceConfigs: [crm, label], version: 0 },
    ])
    expect(answer.data.changes).toEqual([])
  })

  test('say the seconds of the company, and what was set, also while they are off [RPT-031, STAT-006]', async () => {
    const { tenantId } = manager
    await demo.asOwner(async (db) => {
      await sql`update tenant set valid_call_seconds = 45 where id = ${tenantId}`.execute(db)
      await db
        .insertInto('statModule')
        .values([
          { tenantId, module: 'validCall', isEnabled: true, source: 'label' },
          { tenantId, module: 'order', isEnabled: false, source: 'label' },
        ])
        .execute()
    })
    const { moduleConfigs } = (await configOf(manager, tenantId)).data
    const chosen = moduleConfigs.map(({ id, enable, dataSourceConfigs }) => [
      id,
      enable,
      dataSourceConfigs.filter((source) => source.enable).map((source) => source.id),
    ])
    expect(chosen).toEqual([
      ['validCall', true, ['label']],
      ['price', true, ['crm']],
      ['order', false, ['label']],
    ])
    expect(moduleConfigs[0]?.dataSourceConfigs[0]).toEqual({ id: 'callDuration', enable: false, value: 45 })
    const foreign = await demo.as('provider-admin', 'configuration.statistic')
    const own = (await configOf(foreign, foreign.tenantId)).data.moduleConfigs
    expect(own.map(({ enable }) => enable)).toEqual([true, true, true])
    expect(own[0]?.dataSourceConfigs[0]?.value).toBe(70)
  })

  test('of another company answer like those of none, and are refused to seats', async () => {
    const foreign = await demo.as('provider-admin', 'configuration.statistic')
    const refused = await configOf(manager, foreign.tenantId)
    expect(refused.status).toBe(404)
    expect((await configOf(manager, 987_654_321)).body).toEqual(refused.body)
    const seat = await demo.as('seat-001')
    expect((await configOf(seat, seat.tenantId)).status).toBe(403)
    expect((await manager.sendRaw(stat.config, { query: 'tenantId=x' })).status).toBe(400)
  })
})

describe('the data of suggestions', () => {
  const dataOf = (person: Person, bizTypeId: number, language: 'en' | 'zh' = 'en') =>
    person.send(userData.config, { query: { bizTypeId }, language })

  test('are the figures of the platform, all active, and no suggestion, as long as nobody set anything [RPT-041, RPT-043]', async () => {
    const { userDataConfig } = (await dataOf(manager, business)).data
    expect(userDataConfig.checkConfigs).toEqual([])
    expect(userDataConfig.sources.length).toBeGreaterThan(5)
    for (const source of userDataConfig.sources)
      expect(source).toMatchObject({
        status: 1,
        type: 'platformData',
        bizTypeId: business,
        labelId: null,
        labelName: '',
      })
    const nameOf = (sources: userData.DataSource[]) => sources.find(({ id }) => id === METRIC.calls)?.name
    expect(nameOf(userDataConfig.sources)).toBe('Outbound calls')
    expect(nameOf((await dataOf(manager, business, 'zh')).data.userDataConfig.sources)).toBe('外呼量')
  })

  test('are those of the business: deselected figures, labels under their names, suggestions with their rules [RPT-043, RPT-050]', async () => {
    const { tenantId } = manager
    const index = { tenantId, businessTypeId: business }
    const { labelId, checkId, ruleIds } = await demo.asOwner(async (db) => {
      const label = await db
        .insertInto('smartLabel')
        .values({ ...index, name: 'Complaint' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('userDataSource')
        .values([
          { ...index, metric: METRIC.orders, isActive: false },
          { ...index, labelId: label.id, isActive: true },
        ])
        .execute()
      const check = await db
        .insertInto('userDataCheck')
        .values({ ...index, name: 'Few deals', tips: 'Train closing', isEnabled: false })
        .returning('id')
        .executeTakeFirstOrThrow()
      const rule = { tenantId, checkId: check.id }
      const rules = await db
        .insertInto('userDataCheckRule')
        .values([
          { ...rule, sourceId: METRIC.calls, logic: '>=', threshold: 100 },
          { ...rule, sourceId: 10_000_000 + label.id, logic: '!=', threshold: 2.5 },
        ])
        .returning('id')
        .execute()
      return { labelId: label.id, checkId: check.id, ruleIds: rules.map(({ id }) => id) }
    })
    const { sources, checkConfigs } = (await dataOf(manager, business)).data.userDataConfig
    expect(sources.filter(({ status }) => status === 0).map(({ id }) => id)).toEqual([METRIC.orders])
    expect(sources.filter(({ type }) => type === 'labelData')).toEqual([
      {
        id: 10_000_000 + labelId,
        name: 'Complaint',
        status: 1,
        labelId,
        labelName: 'Complaint',
        type: 'labelData',
        bizTypeId: business,
      },
    ])
    expect(checkConfigs).toEqual([
      {
        id: checkId,
        name: 'Few deals',
        tips: 'Train closing',
        status: 0,
        sourceRel: [
          { id: ruleIds[0], checkId, sourceId: METRIC.calls, logic: '>=', threshold: 100 },
          { id: ruleIds[1], checkId, sourceId: 10_000_000 + labelId, logic: '!=', threshold: 2.5 },
        ],
      },
    ])
    const other = await demo.asOwner((db) =>
      db
        .selectFrom('businessType')
        .where('tenantId', '=', tenantId)
        .where('id', '<>', business)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    const elsewhere = (await dataOf(manager, other.id)).data.userDataConfig
    expect(elsewhere.checkConfigs).toEqual([])
    expect(elsewhere.sources.every(({ status, type }) => status === 1 && type === 'platformData')).toBe(true)
  })

  test('of a business of another company answer like those of none, and are refused to seats and without a business', async () => {
    const foreign = await demo.as('provider-admin', 'configuration.statistic')
    const refused = await dataOf(foreign, business)
    expect(refused.status).toBe(404)
    expect((await dataOf(foreign, 987_654_321)).body).toEqual(refused.body)
    expect((await dataOf(await demo.as('seat-001'), business)).status).toBe(403)
    expect((await manager.sendRaw(userData.config, {})).status).toBe(400)
  })
})

describe('the warning settings', () => {
  const warnOf = (person: Person, query: { orgId?: number; bizTypeId?: number } = {}) =>
    person.send(stat.warnIndicators, { query })
  const nothing = {
    workTimes: [],
    callCnt: 0,
    talkCnt: 0,
    talkTime: 0,
    avgTalkTime: 0,
    talkRate: 0,
    foulCnt: 0,
    version: 0,
  }

  test('are empty as long as nobody set them: no time of day to warn in [STAT-109]', async () => {
    const answer = await warnOf(manager, { orgId, bizTypeId: business })
    expect([answer.status, answer.code, answer.data]).toEqual([200, 200, nothing])
  })

  test('are those of the organisation and business, by default the own organisation and the selected business [WORK-040]', async () => {
    const workTimes = [
      { start: '09:00', end: '12:00' },
      { start: '13:30', end: '18:00' },
    ]
    const figures = { callCnt: 40, talkCnt: 10, talkRate: 12.5, foulCnt: 2 }
    const index = { tenantId: manager.tenantId, orgId, businessTypeId: business }
    const seconds = { talkSeconds: 3600, avgTalkSeconds: 90 }
    await demo.asOwner((db) =>
      db
        .insertInto('warnSetting')
        .values({ ...index, ...figures, ...seconds, workTimes: JSON.stringify(workTimes) })
        .execute(),
    )
    const expected = { ...figures, workTimes, talkTime: 3600, avgTalkTime: 90, version: 1 }
    expect((await warnOf(manager, { orgId, bizTypeId: business })).data).toEqual(expected)
    expect((await warnOf(manager)).data).toEqual(expected)
    const seatOrg = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('tenantId', '=', manager.tenantId)
        .where('type', '=', 'TSR')
        .select(sql<number>`org_id`.as('id'))
        .executeTakeFirstOrThrow(),
    )
    // Inherited from the organisation above: a save there makes a record of its own.
    const inherited = await warnOf(manager, { orgId: seatOrg.id, bizTypeId: business })
    expect(inherited.data).toEqual({ ...expected, version: 0 })
  })

  test('of other organisations and businesses answer like those of none, and are refused to seats', async () => {
    const foreign = await demo.as('provider-admin', 'configuration.statistic')
    for (const query of [{ orgId }, { bizTypeId: business }, { orgId: 987_654_321 }])
      expect((await warnOf(foreign, query)).status).toBe(404)
    const master = await demo.as('master')
    expect((await warnOf(master, { orgId, bizTypeId: business })).status).toBe(404)
    expect((await warnOf(await demo.as('seat-001'))).status).toBe(403)
    expect((await manager.sendRaw(stat.warnIndicators, { query: 'orgId=0' })).status).toBe(400)
  })
})
