import {
  DEFAULT_SCORE_RULE,
  MANAGED_REFUSALS,
  qualityDesk,
  scoreHistory,
  type BodyOf,
} from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { untilWaiting } from '../support/concurrent.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { rules, DESK_REFUSALS } = qualityDesk
/** The day of the tests and the one before. */
const DAYS = { from: '2026-11-20', to: '2026-11-21' }
const MINUTE_MS = 60_000
/** The hash of a recording. */
const RECORDING = 'b'.repeat(64)

let demo: Demo
let quality: Person
let bizTypeId: number
let scenes: number[]
let seats: number[]
beforeAll(async () => {
  demo = await startDemo()
  quality = await demo.as('quality')
  const { tenantId } = quality
  await demo.asOwner(async (db) => {
    const businesses = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .execute()
    bizTypeId = businesses[0]?.id ?? 0
    const made = await db
      .insertInto('qualityScene')
      .values(
        businesses.slice(0, 2).map(({ id }, at) => ({ tenantId, businessTypeId: id, name: `Scene ${at}` })),
      )
      .returning('id')
      .execute()
    scenes = made.map(({ id }) => id)
    const people = await db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('type', '=', 'TSR')
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute()
    seats = people.map(({ id }) => id)
  })
  await makeCalls()
})
afterAll(() => demo.stop())

type RuleDraft = BodyOf<typeof rules.create>
const draftOf = (name: string, changes: Partial<RuleDraft> = {}): RuleDraft => ({
  name,
  sceneId: scenes[0] ?? 0,
  level: 3,
  phrases: ['guaranteed payout'],
  isEnabled: true,
  ...changes,
})
const newRule = async (name: string, changes: Partial<RuleDraft> = {}) =>
  quality.send(rules.create, { query: { bizTypeId }, body: draftOf(name, changes) })

/** Four sessions of the first seat, one of the second; in each a customer mentions the price. */
async function makeCalls(): Promise<void> {
  const { tenantId } = quality
  const now = demo.clock.now().getTime()
  const sessions = [0, 1, 2, 3, 4].map((index) => ({
    sessionId: `s-${index}`,
    callId: `c-${index}`,
    userId: seats[index === 4 ? 1 : 0] ?? 0,
    startedAt: new Date(now - (index + 1) * MINUTE_MS),
  }))
  await demo.asOwner(async (db) => {
    const month = `${new Date(now).toISOString().slice(0, 7)}-01`
    await db
      .insertInto('factMonth')
      .values({ month })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const { sessionId, callId, userId, startedAt } of sessions) {
      const shared = { tenantId, sessionId, businessTypeId: bizTypeId, startedAt }
      await db
        .insertInto('conversation')
        .values({ ...shared, channel: 'phone', customer: '138****0000' })
        .execute()
      await db
        .insertInto('call')
        .values({ ...shared, callId, userId, answeredAt: startedAt })
        .execute()
      const words = { tenantId, callId, seq: 1, saidAt: startedAt }
      await db
        .insertInto('utterance')
        .values({ ...words, speaker: 2, words: 'What does it COST?' })
        .execute()
    }
  })
}

let violations = 0
async function breakRule(
  ruleId: number,
  hit: {
    index: number
    level: number
    source?: number
    review?: number
    callId?: null
    sessionId?: null
  },
): Promise<void> {
  const { index, level, source = 0, review = -1, callId = `c-${index}`, sessionId = `s-${index}` } = hit
  await demo.asOwner((db) =>
    db
      .insertInto('violation')
      .values({
        tenantId: quality.tenantId,
        violationId: `v-${(violations += 1)}`,
        callId,
        sessionId,
        userId: seats[index < 4 ? 0 : 1] ?? 0,
        businessTypeId: bizTypeId,
        ruleId,
        level,
        words: 'guaranteed payout',
        source,
        review,
        hitAt: new Date(demo.clock.now().getTime() - index * MINUTE_MS),
      })
      .execute(),
  )
}

/** The hits of one test do not count in the scores of another. */
async function deleteHits(ruleId: number): Promise<void> {
  await demo.asOwner((db) => db.deleteFrom('violation').where('ruleId', '=', ruleId).execute())
}

describe('a quality rule', () => {
  test('belongs to a scene of its business, and says how often it was hit', async () => {
    const { code, data } = await newRule('Promises')
    expect(code).toBe(0)
    expect(data).toMatchObject({ name: 'Promises', sceneName: 'Scene 0', level: 3, hits: 0, version: 1 })
    const foreign = await newRule('Promises elsewhere', { sceneId: scenes[1] ?? 0 })
    expect(foreign).toMatchObject({ status: 200, code: DESK_REFUSALS.unknownScene })
    const names = (await quality.send(qualityDesk.sceneNames, { query: { bizTypeId } })).data
    expect(names.map(({ name }) => name)).toEqual(['Scene 0'])
  })

  test('of a scene that is deleted meanwhile is refused like one of an unknown scene', async () => {
    const { tenantId } = quality
    const { made } = await demo.asOwner(async (db) => {
      const values = { tenantId, businessTypeId: bizTypeId, name: 'Deleted meanwhile' }
      const { id: sceneId } = await db
        .insertInto('qualityScene')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow()
      return db.transaction().execute(async (tx) => {
        await tx.deleteFrom('qualityScene').where('id', '=', sceneId).execute()
        const rule = newRule('Of a deleted scene', { sceneId })
        await untilWaiting(tx, 1)
        // Not waited for here: it continues when this transaction ends.
        return { made: rule }
      })
    })
    expect(await made).toMatchObject({ status: 200, code: DESK_REFUSALS.unknownScene })
  })

  test('with hits cannot be deleted, and keeps their level when its own changes', async () => {
    const { data: rule } = await newRule('Used')
    onTestFinished(() => deleteHits(rule.id))
    await breakRule(rule.id, { index: 0, level: 3, source: 1 })
    const removed = await quality.send(rules.remove, { params: { id: rule.id }, query: { version: 1 } })
    expect(removed.code).toBe(MANAGED_REFUSALS.inUse)
    await quality.send(rules.update, {
      params: { id: rule.id },
      query: { version: 1 },
      body: draftOf('Used', { level: 0 }),
    })
    const stored = await demo.asOwner((db) =>
      db.selectFrom('violation').where('ruleId', '=', rule.id).select('level').execute(),
    )
    expect(stored).toEqual([{ level: 3 }])
  })

  test('that is disabled stores since when, and clears it when it is enabled again', async () => {
    const { data: rule } = await newRule('Disabled later')
    const change = (version: number, isEnabled: boolean) =>
      quality.send(rules.update, {
        params: { id: rule.id },
        query: { version },
        body: draftOf('Disabled later', { isEnabled }),
      })
    const disabledAt = async () =>
      demo.asOwner((db) =>
        db.selectFrom('qualityRule').where('id', '=', rule.id).select('disabledAt').executeTakeFirstOrThrow(),
      )
    const first = demo.clock.now()
    await change(1, false)
    demo.clock.forward(60)
    await change(2, false)
    expect(await disabledAt()).toEqual({ disabledAt: first })
    await change(3, true)
    expect(await disabledAt()).toEqual({ disabledAt: null })
  })

  test.each<[Partial<RuleDraft>, string]>([
    [{ phrases: [] }, 'phrases'],
    [{ phrases: ['a', 'A'] }, 'phrases'],
    [{ phrases: [' '] }, 'phrases.0'],
  ])('with %j is refused at its field', async (changes, field) => {
    const body = draftOf('Bad', changes)
    const answer = await quality.sendRaw(rules.create, { query: `bizTypeId=${bizTypeId}`, body })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('an intention', () => {
  test('counts the sessions of the last days in which a customer said so', async () => {
    const make = async (name: string, phrases: string[]) =>
      (await quality.send(qualityDesk.intentions.create, { query: { bizTypeId }, body: { name, phrases } }))
        .data
    expect(await make('Price', ['does it cost', 'how much'])).toMatchObject({ sessions: 5 })
    expect(await make('Complaint', ['make a complaint'])).toMatchObject({ sessions: 0 })
  })
})

describe('scores', () => {
  test('are the mean of the sessions of each seat, the lowest first, without what was taken back', async () => {
    const { data: rule } = await newRule('Scored')
    onTestFinished(() => deleteHits(rule.id))
    await breakRule(rule.id, { index: 0, level: 3 })
    await breakRule(rule.id, { index: 0, level: 2 })
    for (let hit = 0; hit < 5; hit += 1) await breakRule(rule.id, { index: 1, level: 3 })
    await breakRule(rule.id, { index: 4, level: 3, review: 1 })
    const { data } = await quality.send(qualityDesk.scores, { query: { bizTypeId, ...DAYS } })
    expect(data.rule).toEqual(DEFAULT_SCORE_RULE)
    // 30 and 10 points of the first session, all 100 of the second, none of two more.
    expect(
      data.records.map(({ userId, sessions, violations: counts, score }) => [
        userId,
        sessions,
        counts,
        score,
      ]),
    ).toEqual([
      [seats[0], 4, [0, 0, 1, 6], 65],
      [seats[1], 1, [0, 0, 0, 0], 100],
    ])
    expect(data.total).toBe(2)
    const beyond = await quality.send(qualityDesk.scores, { query: { bizTypeId, ...DAYS, pageIndex: 2 } })
    expect(beyond.data).toMatchObject({ records: [], total: 2 })
    const later = { from: '2027-01-01', to: '2027-01-02' }
    const none = await quality.send(qualityDesk.scores, { query: { bizTypeId, ...later } })
    expect(none.data).toMatchObject({ records: [], total: 0 })
  })
})

describe('the score of a seat for a day', () => {
  const scoreOf = async (seat: number | undefined) => {
    const history = await quality.send(scoreHistory.list, {
      query: { bizTypeId, beginDay: '20261120', endDay: '20261121' },
    })
    const scores = await quality.send(qualityDesk.scores, { query: { bizTypeId, ...DAYS } })
    const day = history.data.records.find(({ userId }) => userId === seat)
    const whole = scores.data.records.find(({ userId }) => userId === seat)
    return {
      history: [day?.sessions, day?.violations, day?.averageScore],
      scores: [whole?.sessions, whole?.violations, whole?.score],
      lowest: [day?.lowestScore, day?.lowestSessionId, day?.failed],
    }
  }
  const addCall = (call: { callId: string; sessionId: string | null; isAnswered: boolean }) => {
    const startedAt = new Date(demo.clock.now().getTime() - 10 * MINUTE_MS)
    const { callId, sessionId, isAnswered } = call
    const { tenantId } = quality
    onTestFinished(async () => {
      await demo.asOwner((db) => db.deleteFrom('call').where('callId', '=', callId).execute())
    })
    const answeredAt = isAnswered ? startedAt : null
    const actor = { tenantId, userId: seats[1] ?? 0, businessTypeId: bizTypeId }
    return demo.asOwner((db) =>
      db
        .insertInto('call')
        .values({ ...actor, callId, sessionId, startedAt, answeredAt })
        .execute(),
    )
  }
  beforeAll(() => demo.as('quality', 'statistic.score'))

  test('is one in both lists: neither charges what a review took back', async () => {
    const { data: rule } = await newRule('Taken back')
    onTestFinished(() => deleteHits(rule.id))
    await breakRule(rule.id, { index: 0, level: 3 })
    await breakRule(rule.id, { index: 1, level: 3, review: 1 })
    // 30 of 400.
    const counted = [4, [0, 0, 0, 1], 92.5]
    expect(await scoreOf(seats[0])).toEqual({ history: counted, scores: counted, lowest: [70, 's-0', 1] })
  })

  test('is one in both lists: a call that nobody answered is no session, one without a session is', async () => {
    const { data: rule } = await newRule('Without a session')
    onTestFinished(() => deleteHits(rule.id))
    await addCall({ callId: 'c-missed', sessionId: 's-missed', isAnswered: false })
    await addCall({ callId: 'c-5', sessionId: null, isAnswered: true })
    await breakRule(rule.id, { index: 5, level: 2, sessionId: null })
    // 10 of 200.
    const counted = [2, [0, 0, 1, 0], 95]
    expect(await scoreOf(seats[1])).toEqual({ history: counted, scores: counted, lowest: [90, null, 0] })
  })

  test('is charged with a violation that names its session alone', async () => {
    const { data: rule } = await newRule('Of a session')
    onTestFinished(() => deleteHits(rule.id))
    await breakRule(rule.id, { index: 4, level: 1, callId: null })
    const counted = [1, [0, 1, 0, 0], 95]
    expect(await scoreOf(seats[1])).toEqual({ history: counted, scores: counted, lowest: [95, 's-4', 0] })
  })
})

describe('the machine', () => {
  test('has for each rule its hits, and what people said of them', async () => {
    const { data: rule } = await newRule('Reviewed')
    onTestFinished(() => deleteHits(rule.id))
    for (const review of [2, 2, 1, 0, -1]) await breakRule(rule.id, { index: 2, level: 0, review })
    await breakRule(rule.id, { index: 2, level: 0, source: 1, review: 2 })
    const { data } = await quality.send(qualityDesk.robot, { query: { bizTypeId, ...DAYS } })
    const row = data.find(({ ruleId }) => ruleId === rule.id)
    expect(row).toMatchObject({ hits: 5, confirmed: 2, rejected: 1 })
    expect(qualityDesk.calculatePrecision({ confirmed: 2, rejected: 1 })).toBeCloseTo(2 / 3)
    expect(qualityDesk.calculatePrecision({ confirmed: 0, rejected: 0 })).toBeNull()
  })
})

/** People of the same roles, before everybody else by name, until the test is over. */
async function addInspectors(count: number): Promise<void> {
  const { tenantId, userId } = quality
  await demo.asOwner(async (db) => {
    const names = Array.from({ length: count }, (_, at) => ({
      tenantId,
      username: `inspector-${at}`,
      name: '!',
    }))
    await db.insertInto('appUser').values(names).execute()
    await sql`
      insert into user_role (tenant_id, user_id, role_id)
      select r.tenant_id, u.id, r.role_id from user_role r join app_user u on u.tenant_id = r.tenant_id and u.name = '!'
      where r.user_id = ${userId}`.execute(db)
  })
  onTestFinished(async () => {
    await demo.asOwner((db) => {
      const added = db.selectFrom('appUser').where('name', '=', '!').select('id')
      return db.deleteFrom('userRole').where('userId', 'in', added).execute()
    })
  })
}

describe('an inspection', () => {
  const draw = (body: Partial<BodyOf<typeof qualityDesk.draw>> = {}) =>
    quality.send(qualityDesk.draw, {
      query: { bizTypeId },
      body: { name: 'Weekly', ...DAYS, sessions: 3, ...body },
    })
  const itemsOf = async (id: number) =>
    (await quality.send(qualityDesk.inspectionItems, { params: { id } })).data

  test('draws so many sessions, each once, and all where there are fewer', async () => {
    const { records: earlier } = (await quality.send(qualityDesk.inspections, { query: { bizTypeId } })).data
    const { data } = await draw()
    expect(data).toMatchObject({ drawn: 3, judged: 0, passed: 0, from: DAYS.from, to: DAYS.to })
    const items = await itemsOf(data.id)
    expect(new Set(items.map(({ sessionId }) => sessionId)).size).toBe(3)
    expect((await draw({ name: 'All', sessions: 100 })).data.drawn).toBe(5)
    const listed = (await quality.send(qualityDesk.inspections, { query: { bizTypeId } })).data
    expect(listed.records.map(({ name }) => name)).toEqual([
      'All',
      'Weekly',
      ...earlier.map(({ name }) => name),
    ])
  })

  test('has no session without a transcript, also where a recording is stored', async () => {
    const { tenantId } = quality
    const startedAt = new Date(demo.clock.now().getTime() - 9 * MINUTE_MS)
    const shared = { tenantId, businessTypeId: bizTypeId, startedAt, sessionId: 's-silent' }
    onTestFinished(() =>
      demo.asOwner(async (db) => {
        for (const table of ['callRecording', 'call'] as const)
          await db.deleteFrom(table).where('callId', '=', 'c-silent').execute()
        await sql`delete from stored_content where tenant_id = ${tenantId} and hash = ${RECORDING}`.execute(
          db,
        )
        await db.deleteFrom('conversation').where('sessionId', '=', 's-silent').execute()
      }),
    )
    await demo.asOwner(async (db) => {
      await db
        .insertInto('conversation')
        .values({ ...shared, channel: 'phone' })
        .execute()
      await db
        .insertInto('call')
        .values({ ...shared, callId: 'c-silent', userId: seats[0] ?? 0, answeredAt: startedAt })
        .execute()
      await sql`insert into stored_content values (${tenantId}, ${RECORDING}, 5, 'audio/wav', now())`.execute(
        db,
      )
      await sql`insert into call_recording (tenant_id, call_id, content_hash, received_at)
        values (${tenantId}, 'c-silent', ${RECORDING}, ${startedAt})`.execute(db)
    })
    const { data } = await draw({ name: 'With words', sessions: 100 })
    const drawn = await itemsOf(data.id)
    expect(drawn).toHaveLength(5)
    expect(drawn.map(({ sessionId }) => sessionId)).not.toContain('s-silent')
  })

  test('of days without a session is refused and leaves nothing', async () => {
    const before = (await quality.send(qualityDesk.inspections, { query: { bizTypeId } })).data.total
    const refused = await draw({ from: '2026-01-01', to: '2026-01-02' })
    expect(refused).toMatchObject({ status: 200, code: DESK_REFUSALS.nothingToDraw })
    expect((await quality.send(qualityDesk.inspections, { query: { bizTypeId } })).data.total).toBe(before)
    expect((await draw({ from: '2026-11-21', to: '2026-11-20' })).status).toBe(400)
  })

  test('is given to those who may, and judged with a reason, each on the version that was seen', async () => {
    const { id } = (await draw({ name: 'Judged' })).data
    const [item] = await itemsOf(id)
    if (!item) throw new Error('nothing was drawn')
    const at = (version: number) => ({ params: { id: item.id }, query: { version } })
    const inspectors = (await quality.send(qualityDesk.inspectors)).data
    expect(inspectors.map((one) => one.id)).toContain(quality.userId)
    const assign = (userId: number, version: number) =>
      quality.send(qualityDesk.assignItem, { ...at(version), body: { userId } })
    expect((await assign(seats[0] ?? 0, 1)).status).toBe(404)
    const both = await Promise.all([assign(quality.userId, 1), assign(quality.userId, 1)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const judged = await quality.send(qualityDesk.judgeItem, {
      ...at(2),
      body: { verdict: 'fail', remark: 'Rude' },
    })
    expect(judged.code).toBe(0)
    expect((await itemsOf(id))[0]).toMatchObject({
      verdict: 'fail',
      remark: 'Rude',
      judgedBy: expect.any(String),
    })
    const listed = (await quality.send(qualityDesk.inspections, { query: { bizTypeId } })).data
    expect(listed.records[0]).toMatchObject({ drawn: 3, judged: 1, passed: 0 })
  })

  test('is given to somebody whom a thousand others precede by name, and to nobody who is disabled', async () => {
    const { id } = (await draw({ name: 'Many inspectors' })).data
    const [item] = await itemsOf(id)
    if (!item) throw new Error('nothing was drawn')
    await addInspectors(1000)
    const offered = (await quality.send(qualityDesk.inspectors)).data
    expect(offered).toHaveLength(1000)
    expect(offered.map((one) => one.id)).not.toContain(quality.userId)
    const assign = (userId: number, version: number) =>
      quality.send(qualityDesk.assignItem, { params: { id: item.id }, query: { version }, body: { userId } })
    expect((await assign(quality.userId, 1)).status).toBe(200)
    expect((await itemsOf(id))[0]?.assignedTo?.id).toBe(quality.userId)
    const disabled = offered[0]?.id ?? 0
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ status: 'disabled' }).where('id', '=', disabled).execute(),
    )
    expect((await assign(disabled, 2)).status).toBe(404)
  })

  test('of another company does not exist, and who may not open the page is refused', async () => {
    const unknown = { params: { id: 987_654_321 } }
    expect((await quality.send(qualityDesk.inspectionItems, unknown)).status).toBe(404)
    const body = { verdict: 'pass', remark: '' } as const
    const judged = await quality.send(qualityDesk.judgeItem, { ...unknown, query: { version: 1 }, body })
    expect(judged.status).toBe(404)
    const seat = await demo.as('seat-001')
    expect((await seat.send(qualityDesk.inspections, { query: { bizTypeId } })).status).toBe(403)
  })
})
