import { DEFAULT_SCORE_RULE, sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { BEGIN, END, queryRows, insertSessions, type SessionFixture } from '../support/sessions.ts'

let demo: Demo
let manager: Person
let seats: SessionFixture['seats']
let businesses: SessionFixture['businesses']
let foreign: SessionFixture['foreign']
let ruleId: number
let businessOf: SessionFixture['businessOf']

beforeAll(async () => {
  demo = await startDemo()
  ;({ manager, seats, businesses, foreign, ruleId, businessOf } = await insertSessions(demo))
})
afterAll(() => demo.stop())

const plain = <Row extends object>(query: ReturnType<typeof sql>) => queryRows<Row>(demo, query)

describe('one session', () => {
  const detailOf = (sessionId: string, person = manager) =>
    person.send(sessionRecord.detail, { params: { sessionId } })

  test('has its calls, its words by call, and its hits at their sentences [STAT-064]', async () => {
    const { data } = await detailOf('s-0-0')
    expect(data.calls.map(({ callId, talkSeconds }) => [callId, talkSeconds])).toEqual([
      ['s-0-0-a', 100],
      ['s-0-0-b', 100],
    ])
    expect(data).toMatchObject({ customer: '138****1', businessName: businesses[0]?.name, caseId: null })
    expect(data.violations).toMatchObject([
      { callId: 's-0-0-a', seq: 3, ruleName: 'Guarantees', sceneName: 'Opening', level: 3 },
    ])
    expect(data.labels).toMatchObject([
      {
        callId: 's-0-0-a',
        seq: 2,
        labelName: 'Price',
        evidence: [{ lambda: 'A', seq: 2, begin: 0, end: 4 }],
      },
    ])
    expect(data.scoreRule).toEqual(DEFAULT_SCORE_RULE)
    const words = await manager.send(sessionRecord.utterances, { params: { sessionId: 's-0-0' } })
    expect(words.data).toEqual({
      isCut: false,
      // The first month that facts are stored of.
      storedFrom: Date.parse('2026-11-01T00:00:00Z') / 1000,
      utterances: [
        { callId: 's-0-0-a', seq: 1, speaker: 1, atMs: 10_000, words: 'Line 1' },
        { callId: 's-0-0-a', seq: 2, speaker: 2, atMs: 20_000, words: 'Line 2' },
        { callId: 's-0-0-a', seq: 3, speaker: 1, atMs: 30_000, words: 'It is guaranteed.' },
      ],
    })
  })

  test('of more than 5,000 sentences the first 5,000 are answered, and it is said', async () => {
    const sayFurther = (first: number, last: number) =>
      demo.asOwner((db) =>
        sql`insert into utterance (tenant_id, call_id, seq, speaker, said_at, words)
            select tenant_id, call_id, seq, 1, started_at + seq * interval '1 ms' + interval '1 min', 'Line'
            from call, generate_series(${first}::int, ${last}::int) seq where call_id = 's-0-0-b'`.execute(
          db,
        ),
      )
    const answered = async () => {
      const { data } = await manager.send(sessionRecord.utterances, { params: { sessionId: 's-0-0' } })
      return [data.utterances.length, data.isCut]
    }
    await sayFurther(1, 4997)
    expect(await answered()).toEqual([5000, false])
    await sayFurther(4998, 4998)
    expect(await answered()).toEqual([5000, true])
    await demo.asOwner((db) => db.deleteFrom('utterance').where('callId', '=', 's-0-0-b').execute())
  })

  test('is not there for others: unknown ones, other companies, other parts of the company', async () => {
    const other = await demo.as('provider-admin')
    for (const answer of [await detailOf('nowhere'), await detailOf('s-0-0', other)])
      expect([answer.status, answer.message]).toEqual([
        404,
        'This session does not exist, or is not yours to see.',
      ])
    const words = await other.send(sessionRecord.utterances, { params: { sessionId: 's-0-0' } })
    expect(words.status).toBe(404)
    expect((await detailOf('x'.repeat(65))).status).toBe(400)
  })
})

describe('the running call of a seat', () => {
  test('is answered with what was said so far, and that nobody talks where nobody does [WORK-035]', async () => {
    const { tenantId } = manager
    const [, , seat] = seats
    const userId = seat?.id ?? 0
    const live = async (query: { userId: number; bizId?: number }) =>
      manager.send(sessionRecord.live, { query })
    expect((await live({ userId })).data).toMatchObject({
      call: null,
      utterances: [],
      status: 'unknown',
      user: { id: userId },
    })
    const startedAt = new Date((END - 60) * 1000)
    const actor = {
      tenantId,
      userId,
      orgId: seat?.orgId ?? 0,
      businessTypeId: businessOf(0),
      projectId: null,
    }
    await demo.asOwner(async (db) => {
      await db
        .insertInto('call')
        .values({
          ...actor,
          callId: 'now',
          sessionId: 'now',
          startedAt,
          answeredAt: startedAt,
          isOutbound: true,
        })
        .execute()
      await db
        .insertInto('utterance')
        .values({ tenantId, callId: 'now', seq: 1, speaker: 1, saidAt: startedAt, words: 'Hello' })
        .execute()
      await db
        .insertInto('statusEvent')
        .values({ ...actor, evtAt: startedAt, evt: 4, subEvt: 'productive' })
        .execute()
    })
    expect((await live({ userId })).data).toMatchObject({
      call: { callId: 'now', sessionId: 'now', startedAt: END - 60 },
      utterances: [{ words: 'Hello' }],
      status: 'work',
      statusSince: END - 60,
    })
    expect((await live({ userId, bizId: businessOf(1) })).data.call).toBeNull()
    expect((await live({ userId: foreign.userId })).status).toBe(404)
    expect((await live({ userId, bizId: foreign.businessId })).status).toBe(404)
    await demo.asOwner((db) => db.deleteFrom('call').where('callId', '=', 'now').execute())
    await demo.asOwner((db) => db.deleteFrom('sessionSeat').where('sessionId', '=', 'now').execute())
  })
})

describe('figures of people', () => {
  test('are the sums of the days that the time touches, from the statistics [STAT-065]', async () => {
    await demo.asOwner((db) =>
      sql`insert into rollup_mark (tenant_id, day)
          select ${manager.tenantId}, d::date from generate_series('2026-11-14'::date, '2026-11-21', interval '1 day') d`.execute(
        db,
      ),
    )
    await demo.rollUp()
    const [seat] = seats
    const send = (query: object) =>
      manager.send(sessionRecord.statistic, { query: { beginTime: BEGIN, endTime: END, ...query } })
    const { data } = await send({ userId: [seat?.id ?? 0] })
    expect(data.total).toEqual({
      calls: 2,
      answers: 2,
      validCalls: 2,
      quotes: 1,
      orders: 0,
      talkSeconds: 200,
      violations: [0, 0, 0, 2],
    })
    expect(data.days).toHaveLength(8)
    expect((await send({ userId: [seat?.id ?? 0], source: 1 })).data.total.violations).toEqual([0, 0, 0, 1])
    expect((await send({ orgId: [foreign.orgId] })).status).toBe(404)
  })
})

describe('examples', () => {
  test('are stored once, edited by anyone who saw the last change, and removed', async () => {
    const body = { sessionId: 's-3-0', title: 'A good opening', note: '' }
    const { id } = (await manager.send(sessionRecord.addCase, { body })).data
    expect((await manager.send(sessionRecord.addCase, { body })).code).toBe(
      sessionRecord.CASE_REFUSALS.alreadySaved,
    )
    const change = { id, version: 1, title: 'A better opening', note: 'Listen to the pause' }
    expect((await manager.send(sessionRecord.editCase, { body: change })).code).toBe(0)
    expect((await manager.send(sessionRecord.editCase, { body: change })).status).toBe(409)
    const { cases } = (await manager.send(sessionRecord.cases, { query: { text: 'pause' } })).data
    expect(cases).toMatchObject([{ id, sessionId: 's-3-0', title: 'A better opening', version: 2 }])
    expect((await manager.send(sessionRecord.cases, { query: { text: '%' } })).data.total).toBe(0)
    expect((await manager.send(sessionRecord.removeCase, { query: { id, version: 1 } })).status).toBe(409)
    expect((await manager.send(sessionRecord.removeCase, { query: { id, version: 2 } })).code).toBe(0)
    expect((await manager.send(sessionRecord.removeCase, { query: { id, version: 2 } })).status).toBe(404)
    const records = await plain<{ opType: string }>(sql`
      select op_type as "opType" from audit_record
      where target_name in ('A good opening', 'A better opening') order by id`)
    expect(records.map(({ opType }) => opType)).toEqual([
      'sessionCase.add',
      'sessionCase.edit',
      'sessionCase.remove',
    ])
  })

  test('are another company’s own', async () => {
    const other = await demo.as('provider-admin')
    const body = { sessionId: 's-4-0', title: 'Mine', note: '' }
    expect((await other.send(sessionRecord.addCase, { body })).status).toBe(404)
    const { id } = (await manager.send(sessionRecord.addCase, { body })).data
    expect((await other.send(sessionRecord.cases, { query: {} })).data.total).toBe(0)
    expect((await other.send(sessionRecord.removeCase, { query: { id, version: 1 } })).status).toBe(404)
    expect(
      (await manager.send(sessionRecord.addCase, { body: { ...body, title: ' ' } })).fields,
    ).toHaveProperty('title')
  })
})

describe('judgements', () => {
  /** The rule of the fixture in one session, which a single test judges. */
  const hitIn = (sessionId: string) => ({ sessionId, labelType: 2 as const, labelID: ruleId })

  test('count in the statistics as reported ones do, and the second of two people gets a conflict [DSET-010]', async () => {
    const counted = async () => {
      await demo.rollUp()
      const [counts] = await plain<{ correct: number; missed: number; wrong: number }>(
        sql`select correct, missed, wrong from stat_dataset_day where label_id = ${ruleId}`,
      )
      return counts ?? { correct: 0, missed: 0, wrong: 0 }
    }
    const earlier = await counted()
    const body = { ...hitIn('s-0-0'), labelOption: 1 as const, voiceId: 's-0-0-a', index: 3 }
    const { data } = await manager.send(sessionRecord.judge, { body })
    expect(data.revision).toBe(0)
    const again = {
      ...body,
      labelOption: 3 as const,
      before: { evaluationId: data.evaluationId, revision: 0 },
    }
    expect((await manager.send(sessionRecord.judge, { body: again })).data.revision).toBe(1)
    expect((await manager.send(sessionRecord.judge, { body: again })).status).toBe(409)
    const { judgements } = (await manager.send(sessionRecord.judgements, { query: { sessionId: 's-0-0' } }))
      .data
    expect(judgements).toMatchObject([
      { title: 'Guarantees', labelOption: 3, voiceId: 's-0-0-a', index: 3, revision: 1 },
    ])
    expect(await counted()).toEqual({ ...earlier, wrong: earlier.wrong + 1 })
  })

  test('name a sentence that is there, or none where a hit was missed', async () => {
    const send = (body: object) =>
      manager.sendRaw(sessionRecord.judge, { body: { ...hitIn('s-2-0'), labelOption: 1, ...body } })
    expect((await send({ voiceId: 's-2-0-a', index: 99 })).status).toBe(404)
    expect((await send({ voiceId: 's-1-0-a', index: 3 })).status).toBe(404)
    expect((await send({})).status).toBe(400)
    expect((await send({ labelOption: 2, voiceId: 's-2-0-a', index: 3 })).status).toBe(400)
    expect((await send({ labelOption: 2 })).status).toBe(200)
    expect((await send({ labelOption: 2, labelID: 999_999 })).status).toBe(404)
    expect((await send({ labelOption: 2, sessionId: 's-1-0' })).status).toBe(404)
    const master = await demo.as('master')
    expect((await master.send(sessionRecord.judgements, { query: {} })).status).toBe(403)
  })
})

describe('offline recordings', () => {
  test('are those of one day of the company’s zone [FRAME-005]', async () => {
    const { tenantId } = manager
    const audio = { tenantId, businessTypeId: businessOf(0), skillSeconds: 61 }
    await demo.asOwner((db) =>
      db
        .insertInto('offlineAudio')
        .values([
          { ...audio, audioId: 'late', recordedAt: new Date('2026-11-19T15:59:59Z') },
          { ...audio, audioId: 'next', recordedAt: new Date('2026-11-19T16:00:00Z') },
        ])
        .execute(),
    )
    const send = (query: object, person = manager) => person.send(sessionRecord.recordings, { query })
    expect((await send({ date: '2026-11-19' })).data).toMatchObject({
      total: 1,
      recordings: [{ audioId: 'late' }],
    })
    expect((await send({})).data.recordings.map(({ audioId }) => audioId)).toEqual(['next', 'late'])
    expect((await send({ date: '2026-02-30' })).status).toBe(400)
    expect((await send({ bizId: foreign.businessId })).status).toBe(404)
  })
})
