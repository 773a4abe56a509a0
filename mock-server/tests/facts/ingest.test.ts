import { ingest, openApi, user } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_BATCHES_AT_ONCE } from '../../src/modules/facts/ingest/batch-queue.ts'
import { BATCHES_PER_MINUTE } from '../../src/modules/facts/ingest/index.ts'
import { INGEST_LOCK } from '../../src/modules/facts/ingest/ingest.store.ts'
import { newClient, fetchAccessToken } from '../support/clients.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { eventsOfEachType, newId, NOW, startIngest, type Event, type Ingest } from '../support/ingest.ts'

let demo: Demo
let manager: Person
let own: Ingest
let foreign: Ingest
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  own = await startIngest(demo, manager)
  foreign = await startIngest(demo, await demo.as('provider-admin'))
})
afterAll(() => demo.stop())
const iso = (seconds: number): string => new Date(seconds * 1000).toISOString()
const status = (rest: Event = {}): Event => ({
  type: 'status',
  eventId: newId(),
  account: 'seat-002',
  businessTypeId: own.references.businessTypeId,
  at: NOW - 100,
  evt: 1,
  ...rest,
})
const statusesAt = async (at: number) =>
  own.rows(`select tenant_id as "tenantId", evt from status_event where evt_at = '${iso(at)}'`)

describe('each type of event', () => {
  let events: Record<string, Event>
  let seat: { userId: number; orgId: number | null; businessTypeId: number; projectId: null }
  beforeAll(async () => {
    // A seat of which no other test reports.
    const username = 'seat-004'
    events = Object.fromEntries(
      Object.entries(eventsOfEachType(own.references)).map(([type, event]) => [
        type,
        'account' in event ? { ...event, account: username } : event,
      ]),
    )
    await own.ingest(...Object.values(events))
    const { id, orgId } = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('username', '=', username)
        .select(['id', 'orgId'])
        .executeTakeFirstOrThrow(),
    )
    seat = { userId: id, orgId, businessTypeId: own.references.businessTypeId, projectId: null }
  })
  const the = (type: string): Event => events[type] ?? {}
  /** The rows of a table that hold an id. */
  const stored = (table: string, column: string, value: unknown) =>
    demo.asOwner(async (db) => {
      const { rows } = await sql<Event>`
        select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db)
      return rows
    })

  test('of a call lands in its call, and its conversation', async () => {
    const { callId, sessionId, productId } = the('call.started')
    expect(await stored('call', 'call_id', callId)).toEqual([
      {
        tenantId: manager.tenantId,
        ...seat,
        callId,
        sessionId,
        productId,
        isOutbound: true,
        hungUpBy: 'customer',
        startedAt: new Date((NOW - 600) * 1000),
        answeredAt: new Date((NOW - 590.5) * 1000),
        endedAt: new Date((NOW - 500) * 1000),
        isQuoted: true,
        isOrdered: true,
        price: '129.90',
        talkSeconds: 90,
        startRevision: 0,
        answerRevision: 0,
        endRevision: 0,
        resultRevision: 0,
      },
    ])
    expect(await stored('conversation', 'session_id', sessionId)).toEqual([
      {
        tenantId: manager.tenantId,
        sessionId,
        productId,
        customer: '138****0001',
        channel: 'sip',
        businessTypeId: seat.businessTypeId,
        startedAt: new Date((NOW - 600) * 1000),
      },
    ])
  })

  test('of words, statuses and shifts lands in its table, with its milliseconds', async () => {
    const { callId, words } = the('utterance')
    expect(await stored('utterance', 'call_id', callId)).toMatchObject([
      { seq: 1, speaker: 2, words, saidAt: new Date((NOW - 580.25) * 1000) },
    ])
    expect(await stored('status_event', 'user_id', seat.userId)).toMatchObject([
      { ...seat, evt: 4, subEvt: 'productive', evtAt: new Date((NOW - 700) * 1000) },
    ])
    const { shiftId } = the('shift')
    expect(await stored('shift', 'shift_id', shiftId)).toMatchObject([
      { userId: seat.userId, expectedWorkSeconds: 7000, isCancelled: false, revision: 0 },
    ])
  })

  test('of hands counts by the latest in any order of arrival, and of two at one moment by the later receipt', async () => {
    const hand = (at: number, isRaised: boolean): Event => ({
      type: 'hand',
      eventId: newId(),
      account: 'Seat-003',
      at,
      isRaised,
    })
    const now = async () => {
      const rows = await own.rows(`
        select h.tenant_id as "tenantId", is_raised as "isRaised" from seat_hand h
        join app_user u on u.id = h.user_id where u.username = 'seat-003'`)
      return rows.map(({ isRaised }) => isRaised)
    }
    await own.ingest(hand(NOW - 50, true), hand(NOW - 60, false))
    expect(await now()).toEqual([true])
    await own.ingest(hand(NOW - 55, false))
    expect(await now()).toEqual([true])
    await own.ingest(hand(NOW - 50, false))
    expect(await now()).toEqual([false])
    expect(await stored('seat_hand', 'user_id', seat.userId)).toMatchObject([{ isRaised: true }])
  })

  test('of quality lands in its table, a violation with the level of its rule and its cover', async () => {
    const { violationId, callId } = the('violation')
    expect(await stored('violation', 'violation_id', violationId)).toMatchObject([
      { ...seat, callId, level: 2, source: 0, coverStatus: 1, coverRevision: 1, review: -1 },
    ])
    expect(await stored('label_hit', 'call_id', callId)).toMatchObject([
      { ...seat, labelId: own.references.labelId, hitAt: new Date((NOW - 540) * 1000) },
    ])
    const { evaluationId } = the('dataset.evaluation')
    expect(await stored('dataset_evaluation', 'evaluation_id', evaluationId)).toMatchObject([
      { labelType: 2, labelId: own.references.ruleId, labelOption: 3, voiceId: null, sentenceIndex: 4 },
    ])
  })

  test('of recommendations, twins and audio lands in its table', async () => {
    const { recommendationId } = the('recommendation')
    expect(await stored('recommendation', 'recommendation_id', recommendationId)).toMatchObject([
      { ...seat, questionId: own.references.questionId, isValid: true, isAccepted: false, revision: 0 },
    ])
    expect(await stored('twin_use', 'use_id', the('twin.use')['useId'])).toMatchObject([
      { ...seat, productName: 'Card', processName: 'Opening', sessionId: 's' },
    ])
    expect(await stored('offline_audio', 'audio_id', the('offline.audio')['audioId'])).toMatchObject([
      { skillSeconds: 61, recordedAt: new Date((NOW - 505) * 1000) },
    ])
  })

  test('is a duplicate when it is sent again, and changes nothing', async () => {
    const { data } = await own.report(Object.values(events))
    expect(data).toEqual({ accepted: 0, duplicates: 15, refused: [] })
    expect(await stored('status_event', 'user_id', seat.userId)).toHaveLength(1)
  })
})

describe('an event id', () => {
  test('counts once in one batch: the first', async () => {
    const at = NOW - 1000
    const eventId = newId()
    const { data } = await own.report([status({ eventId, at, evt: 5 }), status({ eventId, at, evt: 6 })])
    expect(data).toEqual({ accepted: 1, duplicates: 1, refused: [] })
    expect(await statusesAt(at)).toEqual([{ evt: 5 }])
  })

  test('counts once whichever way batches overlap, sent at the same time', async () => {
    const at = NOW - 2000
    const events = Array.from({ length: 60 }, () => status({ at }))
    const batches = Array.from({ length: 8 }, (_, turn) => events.toSpliced(turn * 5, 10).toReversed())
    const answers = await Promise.all(batches.map((batch) => own.report(batch)))
    expect(answers.map(({ status: http }) => http)).toEqual(batches.map(() => 200))
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    expect(sum(answers.map(({ data }) => data.accepted))).toBe(60)
    expect(sum(answers.map(({ data }) => data.duplicates))).toBe(8 * 50 - 60)
    expect(await statusesAt(at)).toHaveLength(60)
  })

  test('of one company says nothing of another’s', async () => {
    const eventId = newId()
    await own.ingest(status({ eventId }))
    const { businessTypeId } = foreign.references
    const [account] = await accountsOf(foreign)
    const { data } = await foreign.report([status({ eventId, account, businessTypeId })])
    expect(data).toEqual({ accepted: 1, duplicates: 0, refused: [] })
  })

  test('that was refused may be sent again, mended', async () => {
    const at = NOW - 3000
    const wrong = status({ at, account: 'nobody-here' })
    expect((await own.report([wrong])).data.refused).toMatchObject([{ reason: 'unknownAccount' }])
    await own.ingest({ ...wrong, account: 'seat-002' })
    expect(await statusesAt(at)).toEqual([{ evt: 1 }])
  })

  test('that was refused counts in the same batch, when it comes again mended', async () => {
    const at = NOW - 3100
    const corrected = status({ at })
    const { data } = await own.report([{ ...corrected, evt: 9 }, corrected])
    expect(data).toMatchObject({ accepted: 1, duplicates: 0, refused: [{ index: 0 }] })
  })
})

async function accountsOf({ references }: Ingest): Promise<string[]> {
  const found = await demo.asOwner((db) =>
    db.selectFrom('appUser').where('tenantId', '=', references.tenantId).select('username').execute(),
  )
  return found.map(({ username }) => username)
}

test('a refusal names the field and what is accepted, in the language of the caller', async () => {
  const events = eventsOfEachType(own.references)
  const microseconds = { ...status({ at: NOW - 3000 }), at: NOW - 0.00001 }
  const halfCent = { ...events['call.result'], price: 0.005 }
  const half = { ...events['utterance'], words: 'a\ud800b' }
  const fieldsIn = async (language: 'en' | 'zh') =>
    (await own.report([microseconds, halfCent, half], language)).data.refused.map(({ field, message }) => [
      field,
      message,
    ])
  expect(await fieldsIn('en')).toEqual([
    ['at', 'Unix seconds with at most three decimals (milliseconds) are accepted, such as 1795251600.125.'],
    ['price', 'An amount with at most two decimals is accepted, such as 129.90.'],
    ['words', 'Text without the character U+0000 and without halves of characters is accepted.'],
  ])
  expect((await fieldsIn('zh')).map(([, message]) => message)).toEqual([
    '时间为 Unix 秒，最多三位小数（毫秒），例如 1795251600.125。',
    '金额最多两位小数，例如 129.90。',
    '文本不可包含字符 U+0000 或不完整的字符。',
  ])
})

describe('an event is refused, with its reason at its field,', () => {
  type Broken = [string, string, Event, ingest.Reason, string]
  test.for<Broken>([
    ['of an unknown type', 'status', { type: 'call.paused' }, 'brokenField', 'type'],
    ['without an id', 'status', { eventId: undefined }, 'brokenField', 'eventId'],
    ['with an empty id', 'status', { eventId: '' }, 'brokenField', 'eventId'],
    ['with an id that is too long', 'status', { eventId: 'x'.repeat(65) }, 'brokenField', 'eventId'],
    ['with a misspelt field', 'call.result', { prise: 3 }, 'brokenField', 'prise'],
    ['with a text for a time', 'status', { at: 'now' }, 'brokenField', 'at'],
    ['with microseconds', 'status', { at: NOW - 0.00001 }, 'brokenField', 'at'],
    ['with milliseconds for seconds', 'status', { at: NOW * 1000 }, 'brokenField', 'at'],
    ['with half a cent', 'call.result', { price: 0.005 }, 'brokenField', 'price'],
    ['with words that cannot be stored', 'utterance', { words: 'a\0b' }, 'brokenField', 'words'],
    ['with half a character', 'utterance', { words: 'a\ud800b' }, 'brokenField', 'words'],
    ['with too many words', 'utterance', { words: 'x'.repeat(4001) }, 'brokenField', 'words'],
    ['with a number beyond the column', 'utterance', { seq: 2 ** 31 }, 'brokenField', 'seq'],
    ['of an unknown status', 'status', { evt: 8 }, 'brokenField', 'evt'],
    ['with the kind of another status', 'status', { subEvt: 'lunchBreak' }, 'wrongSubStatus', 'subEvt'],
    ['with a kind that there is not', 'status', { subEvt: 'sleeping' }, 'brokenField', 'subEvt'],
    ['from the future', 'status', { at: NOW + 86_400 }, 'inFuture', 'at'],
    ['of long ago', 'status', { at: NOW - 401 * 86_400 }, 'tooOld', 'at'],
    ['of a shift that ends first', 'shift', { endsAt: NOW - 3600 }, 'rangeBackwards', 'endsAt'],
    ['of a shift of days', 'shift', { endsAt: NOW + 86_400 }, 'shiftTooLong', 'endsAt'],
    [
      'accepted but of no use',
      'recommendation',
      { isValid: false, isAccepted: true },
      'acceptedButNotValid',
      'isAccepted',
    ],
    ['of an unknown seat', 'call.started', { account: 'nobody-here' }, 'unknownAccount', 'account'],
    [
      'of an unknown business',
      'status',
      { businessTypeId: 987_654 },
      'unknownBusinessType',
      'businessTypeId',
    ],
    ['of an unknown product', 'call.started', { productId: 987_654 }, 'unknownProduct', 'productId'],
    ['of an unknown rule', 'violation', { ruleId: 987_654 }, 'unknownRule', 'ruleId'],
    ['of an unknown label', 'label.hit', { labelId: 987_654 }, 'unknownLabel', 'labelId'],
    ['of an unknown question', 'recommendation', { questionId: 987_654 }, 'unknownQuestion', 'questionId'],
    ['evaluating an unknown rule', 'dataset.evaluation', { labelId: 987_654 }, 'unknownRule', 'labelId'],
    [
      'covering an unknown violation',
      'violation.cover',
      { violationId: 'gone' },
      'unknownViolation',
      'violationId',
    ],
    ['covering with the first revision', 'violation.cover', { revision: 0 }, 'brokenField', 'revision'],
  ])('%s', async ([, type, part, reason, field]) => {
    const broken = { ...eventsOfEachType(own.references)[type], ...part }
    const fine = status({ at: NOW - 5000 })
    const { data } = await own.report([broken, fine])
    expect(data).toMatchObject({ accepted: 1, duplicates: 0 })
    const eventId = ingest.eventId.safeParse(broken['eventId']).data ?? null
    expect(data.refused).toEqual([{ index: 0, eventId, reason, field, message: expect.stringMatching(/./) }])
  })

  test.each([[null], [3], ['x'], [[]], [{}]])('that is none: %j', async (nothing) => {
    const { data } = await own.report([nothing])
    expect(data).toMatchObject({ accepted: 0, refused: [{ index: 0, eventId: null, reason: 'brokenField' }] })
  })

  test('in the caller’s language', async () => {
    const events = [status({ at: 'x' }), status({ account: 'nobody-here' })]
    const messages = (await own.report(events, 'zh')).data.refused.map(({ message }) => message)
    expect(messages).toEqual(['须为数字。', '企业没有此账号。'])
  })

  test('but a seat is found however its name is written, and the clock may be a minute off', async () => {
    const now = demo.clock.now().getTime() / 1000
    await own.ingest(status({ account: 'SEAT-002' }), status({ at: now + 60 }))
    const { data } = await own.report([status({ at: now + 60.001 })])
    expect(data.refused).toMatchObject([{ reason: 'inFuture' }])
  })

  test('but a shift may be planned for a later time', async () => {
    const { shift } = eventsOfEachType(own.references)
    const planned = { ...shift, startsAt: NOW + 30 * 86_400, endsAt: NOW + 30 * 86_400 + 3600 }
    expect((await own.report([planned])).data.accepted).toBe(1)
  })

  test('when its rule was disabled by then, but not for what was said before', async () => {
    const { ruleId } = own.references
    const { violation } = eventsOfEachType(own.references)
    const disable = (disabledAt: Date | null) =>
      demo.asOwner((db) =>
        sql`update quality_rule set disabled_at = ${disabledAt} where id = ${ruleId}`.execute(db),
      )
    await disable(new Date((NOW - 100) * 1000))
    const at = (seconds: number, violationId: string) => ({
      ...violation,
      eventId: violationId,
      violationId,
      at: NOW - seconds,
    })
    const { data } = await own.report([at(101, 'rule-on'), at(100, 'rule-off'), at(1, 'rule-long-off')])
    expect(data.accepted).toBe(1)
    expect(data.refused).toMatchObject([
      {
        index: 1,
        reason: 'unknownRule',
        field: 'ruleId',
        message: expect.stringContaining('disabled by then'),
      },
      { index: 2, reason: 'unknownRule', field: 'ruleId' },
    ])
    await disable(null)
    expect((await own.report([at(1, 'rule-on-again')])).data.accepted).toBe(1)
  })

  test('when what it names is another company’s, like what is unknown', async () => {
    const theirs = foreign.references
    const [account] = await accountsOf(foreign)
    const mine = eventsOfEachType(own.references)
    await foreign.ingest({ ...eventsOfEachType(theirs)['violation'], account, violationId: 'theirs' })
    const named: [string, Event, Event][] = [
      ['status', { account }, { account: 'nobody-here' }],
      ['status', { businessTypeId: theirs.businessTypeId }, { businessTypeId: 987_654 }],
      ['call.started', { productId: theirs.productId }, { productId: 987_654 }],
      ['violation', { ruleId: theirs.ruleId }, { ruleId: 987_654 }],
      ['label.hit', { labelId: theirs.labelId }, { labelId: 987_654 }],
      ['recommendation', { questionId: theirs.questionId }, { questionId: 987_654 }],
      ['violation.cover', { violationId: 'theirs' }, { violationId: 'nobodys' }],
    ]
    const answerTo = async (part: 1 | 2) =>
      (await own.report(named.map((one) => ({ ...mine[one[0]], ...one[part] })))).data
    const answer = await answerTo(1)
    expect(answer.refused).toHaveLength(named.length)
    expect(answer).toEqual(await answerTo(2))
    expect(
      await foreign.rows(
        `select tenant_id as "tenantId", violation_id as id, cover_status as cover from violation`,
      ),
    ).toEqual([{ id: 'theirs', cover: 0 }])
  })
})

describe('a batch', () => {
  /** Divides the limit of a minute. */
  const AT_ONCE = 30
  const post = async (body: string, headers: Record<string, string> = {}) => {
    const answer = await demo.fetch(ingest.report.path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${own.token}`, ...headers },
    })
    return answer.status
  }

  test('that is cut off in the middle is refused as a whole and stores nothing', async () => {
    const at = NOW - 6000
    const text = JSON.stringify({ events: [status({ at }), status({ at })] })
    for (const length of [text.length - 1, text.length - 30, 40]) {
      expect(await post(text.slice(0, length))).toBe(400)
    }
    expect(await statusesAt(at)).toEqual([])
  })

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['without events', '{}'],
    ['with no event', '{"events":[]}'],
    ['with an object for its events', '{"events":{}}'],
    ['with something beside its events', '{"events":[{}],"tenantId":1}'],
    [
      'of too many',
      JSON.stringify({ events: Array.from({ length: ingest.MAX_BATCH_EVENTS + 1 }, () => ({})) }),
    ],
  ])('%s is refused as a whole', async (_case, body) => {
    expect(await post(body)).toBe(400)
  })

  test('may be as long as its limit, and is refused beyond it', async () => {
    const events = (length: number) => JSON.stringify({ events: [{ pad: 'x'.repeat(length) }] })
    expect(await post(events(ingest.MAX_BATCH_BYTES - 100))).toBe(200)
    expect(await post(events(ingest.MAX_BATCH_BYTES))).toBe(413)
  })

  test('needs the token of a client: none, a person’s and a wrong one are refused before it is read', async () => {
    for (const authorization of ['', `Bearer ${manager.token}`, 'Bearer at_wrong']) {
      expect(await post('{', { authorization })).toBe(401)
    }
  })

  test('waits for the one before it, and is refused with a time to retry when too many wait', async () => {
    const sent: Promise<{ status: number }>[] = []
    await demo.asOwner((db) =>
      db.transaction().execute(async (lockTx) => {
        await sql`select pg_advisory_xact_lock(${INGEST_LOCK}::integer, ${manager.tenantId}::integer)`.execute(
          lockTx,
        )
        let refused = 0
        await new Promise<void>((allRefused) => {
          for (let turn = 0; turn < MAX_BATCHES_AT_ONCE + 4; turn += 1) {
            const answer = own.report([status()])
            sent.push(answer)
            void answer.then(({ status: http, detail }) => {
              if (http === 429 && detail.retryAfterSeconds === 1) refused += 1
              if (refused === 4) allRefused()
            })
          }
        })
      }),
    )
    const statuses = (await Promise.all(sent)).map(({ status: http }) => http)
    expect(statuses.filter((http) => http === 200)).toHaveLength(MAX_BATCHES_AT_ONCE)
  })

  test('has a limit a minute of its own, which the calls that read do not share', async () => {
    demo.clock.forward(60)
    const token = await fetchAccessToken(demo, await newClient(manager))
    const authorization = `Bearer ${token}`
    const statuses: number[] = []
    while (statuses.length < BATCHES_PER_MINUTE) {
      // An unreadable body is a call too, and the quickest.
      const round = Array.from({ length: AT_ONCE }, () => post('{', { authorization }))
      statuses.push(...(await Promise.all(round)))
    }
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect(await post('{', { authorization })).toBe(429)
    const reading = await demo.fetch(openApi.organizations.path, { headers: { authorization } })
    expect(reading.status).toBe(200)
  })

  test('is no call for a person: seats do not report through their session', async () => {
    const seat = await demo.as('seat-001')
    expect((await seat.send(ingest.report, { body: { events: [status()] } })).status).toBe(401)
    expect((await seat.send(user.info)).status).toBe(200)
  })

  test('of one company changes nothing of another', async () => {
    const count = () => foreign.rows('select tenant_id as "tenantId", day::text from rollup_mark')
    const before = await count()
    await own.ingest(...Object.values(eventsOfEachType(own.references)))
    expect(await count()).toEqual(before)
    const other = await fetchAccessToken(demo, await newClient(await demo.as('provider-admin')))
    const { data } = await demo.nobody.send(ingest.report, {
      body: { events: [status()] },
      headers: { authorization: `Bearer ${other}` },
    })
    expect(data.refused).toMatchObject([{ reason: 'unknownAccount' }])
  })
})
