import {
  annotation,
  MANAGED_REFUSALS,
  meanScore,
  monitorSetting,
  pay,
  prompt,
  scene,
  scoreHistory,
  scoreOfSession,
  scoreSetting,
  stat,
  twinDialog,
  type BodyOf,
} from '@console/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let businesses: number[]
let orgId: number
let seatId: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const { tenantId } = manager
  await demo.asOwner(async (db) => {
    const found = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .execute()
    businesses = found.map(({ id }) => id)
    const seat = await db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('type', '=', 'TSR')
      .select(['id', 'orgId'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    seatId = seat.id
    orgId = seat.orgId ?? 0
    for (const table of ['promptVersion', 'prompt', 'warnSetting', 'scoreSetting'] as const)
      await db.deleteFrom(table).execute()
  })
})
afterAll(() => demo.stop())

const business = (index = 0) => businesses[index] ?? 0
const foreignBusiness = () =>
  demo.asOwner(async (db) => {
    const { id } = await db
      .selectFrom('businessType')
      .where('tenantId', '<>', manager.tenantId)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    return id
  })

const RULE = { perOnlineHour: 20.5, perValidCall: 0.35, perOrder: 12, perSeriousViolation: 50 }

describe('a setting of each business', () => {
  // Nobody has set anything.
  beforeEach(() =>
    demo.asOwner(async (db) => {
      for (const table of ['payRule', 'twinDialog'] as const) await db.deleteFrom(table).execute()
    }),
  )

  const rules = async () => (await manager.send(pay.rules.list)).data.records
  const save = (version: number, body = RULE, bizTypeId = business()) =>
    manager.send(pay.rules.save, { params: { bizTypeId }, query: { version }, body })

  test('is the fallback until somebody sets it, and then what was set', async () => {
    expect(await rules()).toHaveLength(businesses.length)
    expect((await rules()).every(({ version, updatedAt }) => version === 0 && updatedAt === null)).toBe(true)
    expect((await rules())[0]?.value).toEqual(pay.rules.fallback)
    const saved = (await save(0)).data
    expect(saved).toMatchObject({
      bizTypeId: business(),
      version: 1,
      value: RULE,
      updatedBy: expect.any(String),
    })
    const [one] = (await manager.send(pay.rules.list, { query: { bizTypeId: business() } })).data.records
    expect(one).toEqual(saved)
  })

  test('set by two at once is that of the first, and the second gets a conflict', async () => {
    const answers = await Promise.all([1, 2].map(() => save(0, RULE, business(1))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await save(7, RULE, business(1))).status).toBe(409)
  })

  test('of another company, or of nowhere, is unknown, and closed to those without the page', async () => {
    expect((await save(0, RULE, await foreignBusiness())).status).toBe(404)
    expect((await save(0, RULE, 987_654)).status).toBe(404)
    const seat = await demo.as('seat-001')
    expect((await seat.send(pay.rules.list)).status).toBe(403)
    const expected = { params: { bizTypeId: business() }, query: { version: 0 }, body: RULE }
    expect((await seat.send(pay.rules.save, expected)).status).toBe(403)
    expect((await demo.nobody.send(pay.rules.list)).status).toBe(401)
  })

  test.each([
    [{ perOrder: -1 }, 'perOrder'],
    [{ perOrder: 0.001 }, 'perOrder'],
    [{ perOrder: 'x' }, 'perOrder'],
    [{ extra: 1 }, ''],
  ])('with %o is refused at its field', async (wrong, field) => {
    const path = pay.rules.save.path.replace(':bizTypeId', String(business()))
    const call = { ...pay.rules.save, path: path as `/${string}`, params: undefined } // as a client writes it
    const { params: _params, ...sent } = call
    const answer = await manager.sendRaw(sent, { query: 'version=1', body: { ...RULE, ...wrong } })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  })

  test('a twin that is on needs its first and last words', async () => {
    const draft = { ...twinDialog.settings.fallback, isEnabled: true }
    const expected = { params: { bizTypeId: business() }, query: { version: 0 } }
    const words = { opening: 'Hello', closing: 'Goodbye' }
    for (const lacking of ['opening', 'closing'] as const) {
      const part = { ...draft, ...words, [lacking]: '' }
      const refused = await manager.send(twinDialog.settings.save, { ...expected, body: part })
      expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, [lacking]])
    }
    const body = { ...draft, ...words, tone: 'brief' as const }
    expect((await manager.send(twinDialog.settings.save, { ...expected, body })).data.value).toEqual(body)
  })
})

describe('scenes', () => {
  const make = (name: string) =>
    manager.send(scene.scenes.create, { query: { bizTypeId: business() }, body: { name } })

  test('have names of their own and are deleted while nothing is in them', async () => {
    const { id, version } = (await make('Greeting')).data
    expect((await make('greeting')).code).toBe(MANAGED_REFUSALS.nameTaken)
    await demo.asOwner((db) =>
      db
        .insertInto('qualityRule')
        .values({
          tenantId: manager.tenantId,
          businessTypeId: business(),
          sceneId: id,
          name: 'No name given',
          level: 1,
          phrases: ['hi'],
        })
        .execute(),
    )
    const listed = (
      await manager.send(scene.scenes.list, { query: { bizTypeId: business(), text: 'greet' } })
    ).data
    expect(listed.records).toMatchObject([{ id, rules: 1, prompts: 0 }])
    const remove = () => manager.send(scene.scenes.remove, { params: { id }, query: { version } })
    expect((await remove()).code).toBe(MANAGED_REFUSALS.inUse)
    await demo.asOwner((db) => db.deleteFrom('qualityRule').where('sceneId', '=', id).execute())
    expect((await remove()).code).toBe(0)
  })
})

describe('prompts', () => {
  const make = (name: string, sceneId: number | null = null) =>
    manager.send(prompt.prompts.create, {
      query: { bizTypeId: business() },
      body: { name, sceneId, words: `Words of ${name}` },
    })

  test('keep every version of their words, and no other change makes one', async () => {
    const made = (await make('Opening')).data
    const change = (body: BodyOf<typeof prompt.prompts.update>, version: number) =>
      manager.send(prompt.prompts.update, { params: { id: made.id }, query: { version }, body })
    await change({ name: 'Opening', sceneId: null, words: 'Second' }, 1)
    await change({ name: 'Renamed', sceneId: null, words: 'Second' }, 2)
    const versions = async () =>
      (await manager.send(prompt.versions, { params: { id: made.id } })).data.records
    expect((await manager.send(prompt.versions, { params: { id: made.id } })).data.name).toBe('Renamed')
    expect((await versions()).map(({ version, words }) => [version, words])).toEqual([
      [2, 'Second'],
      [1, 'Words of Opening'],
    ])
    await manager.send(prompt.prompts.remove, { params: { id: made.id }, query: { version: 3 } })
    expect((await manager.send(prompt.versions, { params: { id: made.id } })).status).toBe(404)
  })

  test('belong to scenes of their own business only, which are then in use', async () => {
    const sceneOf = async (index: number) =>
      (
        await manager.send(scene.scenes.create, {
          query: { bizTypeId: business(index) },
          body: { name: 'Prompts' },
        })
      ).data
    const own = await sceneOf(0)
    expect((await make('In another', (await sceneOf(1)).id)).status).toBe(404)
    expect((await make('In its own', own.id)).data.sceneName).toBe('Prompts')
    const removal = { params: { id: own.id }, query: { version: own.version } }
    expect((await manager.send(scene.scenes.remove, removal)).code).toBe(MANAGED_REFUSALS.inUse)
    const { records } = (await manager.send(prompt.scenes, { query: { bizTypeId: business() } })).data
    expect(records.map(({ id }) => id)).toContain(own.id)
  })
})

describe('warn limits', () => {
  type Draft = BodyOf<typeof monitorSetting.warnLimits.create>
  const draft = (): Draft => ({
    orgId,
    businessTypeId: business(),
    workTimes: ['09:00-12:00', '13:00-18:00'],
    callCnt: 40,
    talkCnt: 10,
    talkSeconds: 3600,
    avgTalkSeconds: 60,
    talkRate: 12.5,
    foulCnt: 3,
  })
  const make = (changes: Partial<Draft> = {}) =>
    manager.send(monitorSetting.warnLimits.create, { body: { ...draft(), ...changes } })

  test('are what the workspace warns by, once for each organisation and business', async () => {
    const made = (await make()).data
    expect(made).toMatchObject({ ...draft(), orgName: expect.any(String), version: 1 })
    const used = (await manager.send(stat.warnIndicators, { query: { orgId, bizTypeId: business() } })).data
    expect(used).toMatchObject({ callCnt: 40, talkTime: 3600, avgTalkTime: 60 })
    expect(used.workTimes).toEqual(monitorSetting.parseWorkTimes(draft().workTimes))
    expect((await make()).code).toBe(MANAGED_REFUSALS.nameTaken)
    const changed = await manager.send(monitorSetting.warnLimits.update, {
      params: { id: made.id },
      query: { version: 1 },
      body: { ...draft(), workTimes: [] },
    })
    expect(changed.data).toMatchObject({ workTimes: [], version: 2 })
  })

  test('of unknown organisations and business types are refused', async () => {
    expect((await make({ orgId: 987_654 })).status).toBe(404)
    const { tenantId } = manager
    const removed = await demo.asOwner((db) =>
      db
        .insertInto('organization')
        .values({ tenantId, parentId: orgId, name: 'Closed', sort: 1, removedAt: demo.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    expect((await make({ orgId: removed.id })).status).toBe(404)
    expect((await make({ businessTypeId: await foreignBusiness() })).status).toBe(404)
  })

  test.each([
    [{ workTimes: ['12:00-09:00'] }, 'workTimes'],
    [{ workTimes: ['09:00-12:00', '11:00-13:00'] }, 'workTimes'],
    [{ workTimes: ['24:00-25:00'] }, 'workTimes.0'],
    [{ talkRate: 101 }, 'talkRate'],
    [{ callCnt: 1.5 }, 'callCnt'],
  ])('with %o are refused at the field', async (wrong, field) => {
    const answer = await manager.sendRaw(monitorSetting.warnLimits.create, { body: { ...draft(), ...wrong } })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields ?? {})).toContain(field)
  })
})

describe('tags of annotation', () => {
  test('that any session has are in use', async () => {
    const body = { name: 'Set somewhere', description: '', isEnabled: true }
    const tag = (await manager.send(annotation.tagList.create, { body })).data
    await demo.asOwner(async (db) => {
      const { tenantId } = manager
      const { id } = await db
        .insertInto('annotation')
        .values({
          tenantId,
          sessionId: 'tagged',
          businessTypeId: business(),
          startedAt: new Date('2026-11-20T02:00:00Z'),
          drawnAt: new Date('2026-11-20T03:00:00Z'),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('annotationMark').values({ tenantId, annotationId: id, tagId: tag.id }).execute()
    })
    const removal = { params: { id: tag.id }, query: { version: tag.version } }
    expect((await manager.send(annotation.tagList.remove, removal)).code).toBe(MANAGED_REFUSALS.inUse)
    const off = {
      params: { id: tag.id },
      query: { version: tag.version },
      body: { ...body, isEnabled: false },
    }
    expect((await manager.send(annotation.tagList.update, off)).data).toMatchObject({
      isEnabled: false,
      sessions: 1,
    })
  })
})

describe('the history of scores', () => {
  const RANGE = { beginDay: '20261118', endDay: '20261119' }
  const history = async () => (await manager.send(scoreHistory.list, { query: RANGE })).data

  beforeAll(async () => {
    const { tenantId } = manager
    const actor = { tenantId, userId: seatId, orgId, businessTypeId: business() }
    const at = (day: number, minute: number) => new Date(Date.UTC(2026, 10, day, 2, minute))
    await demo.asOwner(async (db) => {
      const calls = [0, 1, 2].map((index) => ({
        ...actor,
        callId: `score-${index}`,
        sessionId: `score-s${index}`,
        startedAt: at(index === 2 ? 19 : 18, index),
        answeredAt: at(index === 2 ? 19 : 18, index),
      }))
      await db.insertInto('call').values(calls).execute()
      const { id: sceneId } = await db
        .insertInto('qualityScene')
        .values({ tenantId, businessTypeId: business(), name: 'Scores' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id: ruleId } = await db
        .insertInto('qualityRule')
        .values({ tenantId, businessTypeId: business(), sceneId, name: 'Scored', level: 3, phrases: ['x'] })
        .returning('id')
        .executeTakeFirstOrThrow()
      const violation = { ...actor, callId: 'score-0', sessionId: 'score-s0', ruleId, words: 'x', source: 0 }
      await db
        .insertInto('violation')
        .values([
          { ...violation, violationId: 'score-v0', level: 3, hitAt: at(18, 1) },
          { ...violation, violationId: 'score-v1', level: 1, hitAt: at(18, 1) },
        ])
        .execute()
    })
  })

  test('is what the formula gives for each seat and day, by the default and then by the setting', async () => {
    const score = (points: [number, number, number, number]) => scoreOfSession([0, 1, 0, 1], { points })
    const expected = (lowestScore: number, failed: number) => [
      expect.objectContaining({ day: '2026-11-19', sessions: 1, averageScore: 100, failed: 0 }),
      expect.objectContaining({
        day: '2026-11-18',
        userId: seatId,
        sessions: 2,
        averageScore: meanScore({ sessions: 2, lost: 100 - lowestScore }),
        lowestScore,
        lowestSessionId: 'score-s0',
        failed,
        violations: [0, 1, 0, 1],
      }),
    ]
    expect(await history()).toEqual({ records: expected(score([0, 5, 10, 30]), 1), total: 2 })
    const value = { pointsLevel0: 0, pointsLevel1: 2, pointsLevel2: 4, pointsLevel3: 8, passMark: 90 }
    const setting = { params: { bizTypeId: business() }, query: { version: 0 }, body: value }
    expect((await manager.send(scoreSetting.settings.save, setting)).code).toBe(0)
    expect((await history()).records).toEqual(expected(score([0, 2, 4, 8]), 0))
  })

  test('is of those who open the page', async () => {
    const seat = await demo.as('seat-001')
    expect((await seat.send(scoreHistory.list, { query: RANGE })).status).toBe(403)
    expect((await seat.send(scoreSetting.settings.list)).status).toBe(403)
    const backwards = { beginDay: '20261119', endDay: '20261118' }
    expect((await manager.send(scoreHistory.list, { query: backwards })).status).toBe(400)
  })
})
