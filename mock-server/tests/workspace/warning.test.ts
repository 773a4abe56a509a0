import { stat, workspace, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { seatReporter } from '../support/seat-events.ts'

type Settings = BodyOf<typeof stat.saveWarnIndicators>
const SETTINGS: Settings = {
  workTimes: [{ start: '09:00', end: '18:00' }],
  callCnt: 0,
  talkCnt: 0,
  talkTime: 0,
  avgTalkTime: 0,
  talkRate: 0,
  foulCnt: 0,
  version: 0,
}

let demo: Demo
let manager: Person
let business: number
let root: number
let seat: { id: number; orgId: number | null }
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const { tenantId, userId } = manager
  await demo.asOwner(async (db) => {
    const ofTenant = db.selectFrom('businessType').where('tenantId', '=', tenantId).select('id').orderBy('id')
    business = (await ofTenant.executeTakeFirstOrThrow()).id
    const organizations = db.selectFrom('organization').where('tenantId', '=', tenantId)
    root = (await organizations.where('parentId', 'is', null).select('id').executeTakeFirstOrThrow()).id
    seat = await db
      .selectFrom('appUser')
      .where('username', '=', 'seat-001')
      .select(['id', 'orgId'])
      .executeTakeFirstOrThrow()
    await db.updateTable('appUser').set({ orgId: root }).where('id', '=', userId).execute()
  })
})
afterAll(() => demo.stop())
beforeEach(() => demo.asOwner((db) => db.deleteFrom('warnSetting').execute()))

const header = () => ({ businessTypeId: String(business) })
const save = (changes: Partial<Settings>, person = manager, headers: Record<string, string> = header()) =>
  person.send(stat.saveWarnIndicators, { body: { ...SETTINGS, ...changes }, headers })
const load = (orgId: number) => manager.send(stat.warnIndicators, { query: { orgId, bizTypeId: business } })
const loadedVersion = async () => (await load(root)).data.version ?? 0
const infosOf = async (orgID: number) => {
  const body = { businessTypeID: business, orgID, userIDList: [seat.id] }
  return (await manager.send(workspace.businessStats, { body })).data.businessStats[0]?.infos ?? []
}

/** 17:00 in Shanghai, within the work time of every setting here. */
const warned = async (status: workspace.SeatStatus = workspace.SEAT_STATUS.online) =>
  workspace.warnedFigures({
    figures: await infosOf(seat.orgId ?? 0),
    status,
    workTimes: (await load(seat.orgId ?? 0)).data.workTimes,
    now: demo.clock.now(),
    timezone: 'Asia/Shanghai',
  })

describe('warning settings', () => {
  test('are saved for the own organisation and the business of the header, and hold for all below [WORK-012]', async () => {
    expect((await save({ callCnt: 7 })).code).toBe(200)
    expect((await load(root)).data).toEqual({ ...SETTINGS, callCnt: 7, version: 1 })
    expect((await load(seat.orgId ?? 0)).data).toEqual({ ...SETTINGS, callCnt: 7, version: 0 })
    expect((await infosOf(seat.orgId ?? 0)).map(({ key, warnIndicators }) => [key, warnIndicators])).toEqual([
      ['callCnt', 7],
      ['talkCnt', 0],
      ['talkRate', 0],
      ['talkTime', 0],
      ['avgTalkTime', 0],
      ['foulCnt', 0],
    ])
    await demo.asOwner((db) =>
      db
        .insertInto('warnSetting')
        .values({
          tenantId: manager.tenantId,
          orgId: seat.orgId ?? 0,
          businessTypeId: business,
          workTimes: '[]',
          callCnt: 3,
          talkCnt: 0,
          talkSeconds: 0,
          avgTalkSeconds: 0,
          talkRate: 0,
          foulCnt: 0,
        })
        .execute(),
    )
    // An organisation below that has settings of its own no longer inherits.
    expect((await load(seat.orgId ?? 0)).data).toMatchObject({ callCnt: 3, version: 1 })
    expect((await infosOf(seat.orgId ?? 0))[0]?.warnIndicators).toBe(3)
  })

  test('that another saved meanwhile are not overwritten, and each save is audited', async () => {
    const recordsOf = () =>
      demo.asOwner((db) =>
        db
          .selectFrom('auditRecord')
          .where('tenantId', '=', manager.tenantId)
          .where('opType', 'like', 'monitor.warnLimit.%')
          .select(['opType', 'opUserId'])
          .orderBy('id')
          .execute(),
      )
    const before = (await recordsOf()).length
    expect((await save({ callCnt: 7 })).code).toBe(200)
    const version = await loadedVersion()
    expect((await save({ version, callCnt: 8 })).code).toBe(200)
    expect((await save({ version, callCnt: 9 })).status).toBe(409)
    expect((await save({ version: 0 })).status).toBe(409)
    expect((await load(root)).data).toMatchObject({ callCnt: 8, version: version + 1 })
    expect((await recordsOf()).slice(before)).toEqual([
      { opType: 'monitor.warnLimit.create', opUserId: manager.userId },
      { opType: 'monitor.warnLimit.update', opUserId: manager.userId },
    ])
  })

  test('need the header of a business type of the own company, and the page', async () => {
    expect((await save({}, manager, {})).status).toBe(400)
    expect((await save({}, manager, { businessTypeId: 'one' })).status).toBe(400)
    expect((await save({}, manager, { businessTypeId: '987654321' })).status).toBe(404)
    const foreign = await demo.as('provider-admin', 'workspace.wall')
    expect((await save({}, foreign)).status).toBe(404)
    expect((await save({}, await demo.as('seat-001'))).status).toBe(403)
  })

  test.each([
    ['callCnt', 99_999, 100_000],
    ['talkCnt', 99_999, 100_000],
  ] as const)('accept %s from 0 to %i, not %i and not less than 0 [WORK-043]', async (key, most, tooMany) => {
    const saved = async (value: number) =>
      (await save({ [key]: value, version: await loadedVersion() })).status
    expect([await saved(0), await saved(most), await saved(tooMany), await saved(-1)]).toEqual([
      200, 200, 400, 400,
    ])
  })

  test('accept a rate of 100 %, not 101 % [WORK-044]', async () => {
    const saved = async (talkRate: number) =>
      (await save({ talkRate, version: await loadedVersion() })).status
    expect([await saved(100), await saved(101)]).toEqual([200, 400])
  })

  test('are refused with times that overlap or have no length, or with none', async () => {
    const saved = async (workTimes: Settings['workTimes']) =>
      (await save({ workTimes, version: await loadedVersion() })).status
    const morning = { start: '09:00', end: '12:00' }
    expect(await saved([morning, { start: '11:59', end: '18:00' }])).toBe(400)
    expect(await saved([{ start: '09:00', end: '09:00' }])).toBe(400)
    expect(await saved([])).toBe(400)
    expect(await saved([morning, { start: '12:00', end: '18:00' }])).toBe(200)
  })
})

describe('a seat is warned', () => {
  beforeAll(async () => {
    const report = seatReporter({
      tenantId: manager.tenantId,
      businessTypeId: business,
      inTenant: demo.inTenant,
      now: () => demo.clock.now(),
    })
    // Four calls, two of them valid (longer than 70 s): 300 s of talk, 75 s a call, a rate of 50 %.
    await report.call('seat-001', { started: 2000, answered: 1990, ended: 1870 })
    await report.call('seat-001', { started: 1500, answered: 1490, ended: 1370 })
    await report.call('seat-001', { started: 1000, answered: 990, ended: 960 })
    await report.call('seat-001', { started: 500, answered: 490, ended: 460 })
    await insertViolations(2)
  })

  async function insertViolations(count: number): Promise<void> {
    const { tenantId } = manager
    await demo.asOwner(async (db) => {
      const named = { tenantId, businessTypeId: business, name: 'Manner' }
      const scene = await db
        .insertInto('qualityScene')
        .values(named)
        .returning('id')
        .executeTakeFirstOrThrow()
      const rule = await db
        .insertInto('qualityRule')
        .values({ ...named, sceneId: scene.id, level: 1, phrases: [] })
        .returning('id')
        .executeTakeFirstOrThrow()
      const of = { tenantId, userId: seat.id, orgId: seat.orgId, businessTypeId: business, ruleId: rule.id }
      const rows = Array.from({ length: count }, (_, hit) => ({
        ...of,
        violationId: `warned-${hit}`,
        level: 1,
        words: 'Well',
        source: 0,
        hitAt: new Date(demo.clock.now().getTime() - 1000 * (hit + 1)),
      }))
      await db.insertInto('violation').values(rows).execute()
    })
  }

  const warnedAfter = async (changes: Partial<Settings>) => {
    // Violations beyond 0 warn: not of interest here.
    const saved = await save({ foulCnt: 99_999, ...changes, version: await loadedVersion() })
    expect(saved.code).toBe(200)
    return warned()
  }

  test.each([
    ['callCnt', 4, 5],
    ['talkCnt', 2, 3],
    ['talkRate', 50, 51],
    ['talkTime', 300, 301],
    ['avgTalkTime', 75, 76],
  ] as const)('of %s below its threshold: at %i not, at %i [WORK-037]', async (key, equal, above) => {
    const figure = (await infosOf(seat.orgId ?? 0)).find((info) => info.key === key)
    expect(figure?.value).toBe(equal)
    expect(await warnedAfter({ [key]: equal })).toEqual([])
    expect(await warnedAfter({ [key]: above })).toEqual([key])
  })

  test('of more violations than the threshold: at 2 not, at 1 [WORK-038]', async () => {
    expect(await warnedAfter({ foulCnt: 2 })).toEqual([])
    expect(await warnedAfter({ foulCnt: 1 })).toEqual(['foulCnt'])
  })

  test('neither while it is offline or unknown, nor outside of the work times [WORK-037, WORK-038]', async () => {
    await warnedAfter({ callCnt: 5, foulCnt: 1 })
    expect(await warned(workspace.SEAT_STATUS.ringing)).toEqual(['callCnt', 'foulCnt'])
    expect(await warned(workspace.SEAT_STATUS.offline)).toEqual([])
    expect(await warned(workspace.SEAT_STATUS.unknown)).toEqual([])
    expect(await warnedAfter({ callCnt: 5, workTimes: [{ start: '09:00', end: '17:00' }] })).toEqual([])
    expect(await warnedAfter({ callCnt: 5, workTimes: [{ start: '17:00', end: '17:01' }] })).toEqual([
      'callCnt',
    ])
  })
})
