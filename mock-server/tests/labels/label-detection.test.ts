import { label, sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { newId, NOW, startIngest, type Event, type Ingest } from '../support/ingest.ts'
import { condition, draft, toLabelDraft, rule } from '../support/labels.ts'
import { leave, openRealtime } from '../support/realtime-client.ts'

let demo: Demo
let manager: Person
let reports: Ingest
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  reports = await startIngest(demo, manager)
})
afterAll(() => demo.stop())

/** No label but those of the test. */
beforeEach(() =>
  demo.asOwner((db) =>
    db
      .updateTable('smartLabel')
      .set({ deletedAt: new Date(0) })
      .execute(),
  ),
)

async function made(changes: Partial<label.LabelDraft> = {}): Promise<label.Label> {
  const { data, code, fields } = await manager.send(label.create, {
    body: draft(reports.references, changes),
  })
  expect([code, fields]).toEqual([0, undefined])
  // Words said before a label was enabled have no hits of it; the events of these tests are of the last minutes.
  await demo.asOwner((db) =>
    db
      .updateTable('smartLabel')
      .set({ enabledAt: new Date(0) })
      .where('id', '=', data.id)
      .execute(),
  )
  return data
}

type Line = [speaker: 'seat' | 'customer', words: string, more?: { seconds?: number; emotion?: string }]

/** A call that begins two minutes ago, a sentence every second. */
function callOf(lines: readonly Line[], { at = NOW - 120, productId = reports.references.productId } = {}) {
  const { businessTypeId } = reports.references
  const callId = newId('call')
  const sessionId = newId('session')
  const of = (type: string, event: Event): Event => ({ type, eventId: newId(), callId, ...event })
  return {
    callId,
    sessionId,
    started: of('call.started', {
      account: 'seat-001',
      businessTypeId,
      sessionId,
      productId,
      direction: 'outbound',
      at,
    }),
    answered: of('call.answered', { at: at + 5 }),
    ended: of('call.ended', { at: at + 100, hungUpBy: 'customer' }),
    ordered: of('call.result', { at: at + 101, isQuoted: true, isOrdered: true, price: 1 }),
    lines: lines.map(([speaker, words, more], index) =>
      of('utterance', { seq: index + 1, speaker, at: at + 6 + index, words, ...more }),
    ),
  }
}

type Row = { labelId: number; hitAt: Date; evidence: unknown; sessionId: string | null }
const hitsOf = async (callId: string): Promise<Row[]> =>
  demo.asOwner(async (db) => {
    const { rows } = await sql<Row>`
      select label_id, hit_at, evidence, session_id from label_hit where call_id = ${callId}
      order by hit_at, label_id`.execute(db)
    return rows
  })
const secondsOf = (rows: readonly Row[]) => rows.map(({ hitAt }) => hitAt.getTime() / 1000)

const anyOf = (keywords: string[]) => JSON.stringify({ detectType: label.KEYWORDS.any, keywords })

describe('a label that is judged while the call goes on', () => {
  test('is hit with the sentence, which is of the seat, the session and the words that were found', async () => {
    const { id } = await made()
    const call = callOf([
      ['seat', 'It is too expensive, others say.'],
      ['customer', 'Well, TOO expensive for me.'],
    ])
    await reports.ingest(call.started, call.answered, ...call.lines)
    const [hit, ...others] = await hitsOf(call.callId)
    expect(others).toEqual([])
    expect(hit).toMatchObject({
      labelId: id,
      sessionId: call.sessionId,
      evidence: [{ lambda: 'A', seq: 2, begin: 6, end: 19 }],
    })
    expect(hit?.hitAt.getTime()).toBe((NOW - 120 + 7) * 1000)
    const { data } = await manager.send(sessionRecord.detail, { params: { sessionId: call.sessionId } })
    expect(data.labels).toMatchObject([
      { labelId: id, labelName: 'Price', seq: 2, evidence: [{ lambda: 'A', seq: 2, begin: 6, end: 19 }] },
    ])
    const listed = await manager.send(sessionRecord.list, {
      query: { labelId: id, bizId: reports.references.businessTypeId, beginTime: NOW - 3600, endTime: NOW },
    })
    expect(listed.status === 200 ? listed.data.sessions.map(({ sessionId }) => sessionId) : []).toEqual([
      call.sessionId,
    ])
  })

  test('has the same hits whether the sentences come alone, together, or before the call is known', async () => {
    await made({ rule: rule({ maxHitCnt: 2 }) })
    const lines: Line[] = [
      ['customer', 'too expensive'],
      ['seat', 'why?'],
      ['customer', 'too expensive, really'],
      ['customer', 'I say it is too expensive'],
    ]
    const [alone, together, before] = [callOf(lines), callOf(lines), callOf(lines)]
    await reports.ingest(alone.started)
    for (const line of alone.lines) await reports.ingest(line)
    await reports.ingest(together.started, ...together.lines)
    await reports.ingest(...before.lines)
    expect(await hitsOf(before.callId)).toEqual([])
    await reports.ingest(before.started)
    for (const { callId } of [alone, together, before])
      expect(secondsOf(await hitsOf(callId))).toEqual([NOW - 114, NOW - 112])
  })

  test('is hit once where it judges the conversation, and by several conditions', async () => {
    const { id } = await made({
      rule: rule({
        useContext: 1,
        maxHitCnt: 1,
        lambdaType: label.LAMBDA_TYPE.custom,
        lambdaExpr: '(A && B) || !C',
        conditions: [
          condition({ param: anyOf(['cancel', 'money back']) }),
          condition({ lambda: 'B', role: 0, preConditionLambda: 'A', param: anyOf(['discount']) }),
          condition({ lambda: 'C', role: 0, param: anyOf(['good morning']) }),
        ],
      }),
    })
    const call = callOf([
      ['seat', 'Good morning, the discount ends.'],
      ['customer', 'I want to cancel.'],
      ['customer', 'And my money back.'],
      ['seat', 'You lose the discount.'],
      ['seat', 'And no discount again.'],
    ])
    await reports.ingest(call.started, ...call.lines)
    const hits = await hitsOf(call.callId)
    expect(hits.map(({ labelId }) => labelId)).toEqual([id])
    expect(secondsOf(hits)).toEqual([NOW - 111])
    expect(hits[0]?.evidence).toEqual([
      { lambda: 'A', seq: 2, begin: 10, end: 16 },
      { lambda: 'A', seq: 3, begin: 7, end: 17 },
      { lambda: 'B', seq: 4, begin: 13, end: 21 },
      { lambda: 'C', seq: 1, begin: 0, end: 12 },
    ])
  })

  test('is not hit by calls of other products, nor by what was said before it was enabled', async () => {
    const { id } = await made()
    const other = await demo.asOwner((db) =>
      db
        .selectFrom('product')
        .where('businessTypeId', '=', reports.references.businessTypeId)
        .where('id', '<>', reports.references.productId)
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow(),
    )
    const ofOther = callOf([['customer', 'too expensive']], { productId: other.id })
    await reports.ingest(ofOther.started, ...ofOther.lines)
    expect(await hitsOf(ofOther.callId)).toEqual([])

    await demo.asOwner((db) =>
      db
        .updateTable('smartLabel')
        .set({ enabledAt: new Date((NOW - 113) * 1000) })
        .where('id', '=', id)
        .execute(),
    )
    const early = callOf([
      ['customer', 'too expensive'],
      ['customer', 'too expensive'],
    ])
    await reports.ingest(early.started, ...early.lines)
    expect(secondsOf(await hitsOf(early.callId))).toEqual([NOW - 113])
  })

  test('goes by its id: renamed it is still hit, disabled and deleted no more', async () => {
    const { id } = await made()
    const found = await manager.send(label.describe, { query: { id } })
    await manager.send(label.modify, { body: { ...toLabelDraft(found.data), name: 'Renamed' } })
    const hitsNow = async () => {
      const call = callOf([['customer', 'too expensive']])
      await reports.ingest(call.started, ...call.lines)
      return (await hitsOf(call.callId)).map(({ labelId }) => labelId)
    }
    expect(await hitsNow()).toEqual([id])
    await manager.send(label.enable, { body: { id, enable: 0 } })
    expect(await hitsNow()).toEqual([])
    const second = await made()
    expect(await hitsNow()).toEqual([second.id])
    await manager.send(label.remove, { body: { id: second.id } })
    expect(await hitsNow()).toEqual([])
  })

  test('knows how fast somebody speaks and what the voice sounds like', async () => {
    const fast = { detectType: 0, operator: '>', wordsPerMinute: 300, minWordsThreshold: 3 }
    const speed = await made({
      rule: rule({
        conditions: [
          condition({ type: label.CONDITION_TYPE.speechSpeed, role: 0, param: JSON.stringify(fast) }),
        ],
      }),
    })
    const anger = await made({
      rule: rule({
        conditions: [condition({ type: label.CONDITION_TYPE.emotion, param: '{"emotion":"ANGRY"}' })],
      }),
    })
    const call = callOf([
      ['seat', 'one two three four', { seconds: 0.6 }],
      ['seat', 'one two three four', { seconds: 1.2 }],
      ['seat', 'one two three four'],
      ['customer', 'no!', { emotion: 'ANGRY' }],
      ['customer', 'no.', { emotion: 'CALM' }],
    ])
    await reports.ingest(call.started, ...call.lines)
    const found = (await hitsOf(call.callId)).map(({ labelId, hitAt }) => [labelId, hitAt.getTime() / 1000])
    expect(found).toEqual([
      [speed.id, NOW - 114],
      [anger.id, NOW - 111],
    ])
    const { data } = await manager.send(sessionRecord.utterances, { params: { sessionId: call.sessionId } })
    expect(data.utterances.map(({ lastsMs, emotion }) => [lastsMs, emotion])).toEqual([
      [600, undefined],
      [1200, undefined],
      [undefined, undefined],
      [undefined, 'ANGRY'],
      [undefined, 'CALM'],
    ])
  })
})

describe('a label that is judged at the end', () => {
  test('waits for the end of the call, knows its facts, and is found once however often events come', async () => {
    const { id } = await made({
      triggerAt: 'sessionEnd',
      rule: rule({
        useContext: 1,
        maxHitCnt: 1,
        conditions: [
          condition({ param: anyOf(['bye']) }),
          condition({ lambda: 'B', type: label.CONDITION_TYPE.hangUp, role: 1, param: '{}' }),
          condition({
            lambda: 'C',
            type: label.CONDITION_TYPE.callDuration,
            role: 0,
            param: '{"operator":"=","duration":95}',
          }),
        ],
      }),
    })
    const call = callOf([
      ['customer', 'hello'],
      ['customer', 'good bye'],
    ])
    await reports.ingest(call.started, call.answered, ...call.lines)
    expect(await hitsOf(call.callId)).toEqual([])
    await reports.ingest(call.ended)
    await reports.ingest(call.ordered)
    const hits = await hitsOf(call.callId)
    expect(hits.map(({ labelId }) => labelId)).toEqual([id])
    expect(secondsOf(hits)).toEqual([NOW - 113])
  })

  test('of an order also waits for the order, and is hit at the end where no sentence made it true', async () => {
    const never = { detectType: label.KEYWORDS.none, keywords: ['sorry'] }
    const { id } = await made({
      triggerAt: 'order',
      rule: rule({
        useContext: 1,
        maxHitCnt: 1,
        conditions: [condition({ role: 0, param: JSON.stringify(never) })],
      }),
    })
    const call = callOf([['seat', 'hello']])
    await reports.ingest(call.started, call.answered, ...call.lines, call.ended)
    expect(await hitsOf(call.callId)).toEqual([])
    await reports.ingest(call.ordered)
    const hits = await hitsOf(call.callId)
    expect(hits.map(({ labelId, evidence }) => [labelId, evidence])).toEqual([[id, []]])
    expect(secondsOf(hits)).toEqual([NOW - 20])
  })
})

type PushedRow = { title: string; content: string; code: string; speech: string | null; to: string[] }

/** Limit from the sentence to the notice on the leaders' connections. */
const NOTICE_MS = 2_000

describe('the message about a hit', () => {
  const messages = () =>
    demo.asOwner(async (db) => {
      const { rows } = await sql<PushedRow>`
        select m.title, m.content, m.msg_rule_code as code, m.speech, array_agg(u.type::text order by u.type::text) as to
        from pushed_message m
        join message_delivery d on d.tenant_id = m.tenant_id and d.message_id = m.id
        join app_user u on u.tenant_id = d.tenant_id and u.id = d.user_id
        where m.trigger_id like 'label-%' group by m.id order by m.id`.execute(db)
      await db.deleteFrom('messageDelivery').execute()
      await db.deleteFrom('pushedMessage').execute()
      return rows
    })
  const push = {
    pushTo: label.PUSH_TO.manager,
    pushType: label.PUSH_TYPE.popUp,
    pushTemplate: label.PUSH_TEMPLATE.alarm,
    pushContent: 'Offer <less>.',
  } as const
  const said = async (changes: Partial<label.LabelDraft>, at = NOW - 60) => {
    await made(changes)
    const call = callOf([['customer', 'too expensive & more']], { at })
    await reports.ingest(call.started, ...call.lines)
    return messages()
  }

  test('goes to those who lead, with the words as text [LABEL-078, LABEL-080, LABEL-083]', async () => {
    const [first, ...others] = await said(push)
    expect(others).toEqual([])
    expect(first).toMatchObject({
      title: expect.stringMatching(/^Price: ./),
      content: '<p>Offer &lt;less&gt;.</p><p>“too expensive &amp; more”</p>',
      code: 'label-alarm',
    })
    expect(first?.to.length).toBeGreaterThan(0)
    expect(new Set(first?.to).has('Seat')).toBe(false)
  })

  test('is noticed by the connection of a supervisor within two seconds of the sentence', async () => {
    await made(push)
    const call = callOf([['customer', 'too expensive']], { at: NOW - 6 })
    await reports.ingest(call.started)
    const supervisor = await openRealtime(demo.url)
    await supervisor.signIn({ token: manager.token })
    const saidAt = performance.now()
    await reports.ingest(...call.lines)
    const { body } = await supervisor.next(({ id }) => id === 1003)
    expect(performance.now() - saidAt).toBeLessThan(NOTICE_MS)
    expect(body).toMatchObject({
      value: { events: [{ url: '/console/msgcenter/quality-rules', unreadCount: expect.any(Number) }] },
    })
    await leave(supervisor)
    expect(await messages()).toHaveLength(1)
  })

  test.each([
    ['to the seat', { ...push, pushTo: 1 }, 1],
    ['to both', { ...push, pushTo: 3 }, 2],
    ['to nobody', { pushTo: 0 }, 0],
  ] as const)('goes %s [LABEL-078, LABEL-079]', async (_whom, changes, count) => {
    expect(await said(changes)).toHaveLength(count)
  })

  test.each([
    ['is only shown', label.PUSH_TYPE.popUp, null],
    ['is only read aloud', label.PUSH_TYPE.voice, 'only'],
    ['is shown and read aloud', label.PUSH_TYPE.both, 'too'],
  ] as const)('%s [LABEL-079]', async (_how, pushType, speech) => {
    const pushed = await said({ ...push, pushType, ...(pushType === 1 ? { pushTemplate: null } : {}) })
    expect(pushed.map((row) => row.speech)).toEqual([speech])
  })

  test('does not come for what was said minutes ago', async () => {
    expect(await said(push, NOW - 600)).toEqual([])
  })
})

test('labels that take too long for a sentence are switched off and listed as that, and the others go on', async () => {
  const find = (name: string, regex: string) =>
    made({
      name,
      rule: rule({
        conditions: [condition({ type: label.CONDITION_TYPE.regex, param: JSON.stringify({ regex }) })],
      }),
      triggerAt: 'realtime',
    })
  // Together five times the limit, on a fast machine as well.
  const costly: label.Label[] = []
  for (const letters of [900, 901, 902, 903, 904, 905, 906, 907]) {
    const any = `[ab]{${letters}}`
    costly.push(await find(`Dear ${letters}`, `(?:a${any}[^ab])|(?:b${any}[^ab])`))
  }
  const other = await find('Other', '[ab]+!$')
  let seed = 1
  const nextLetter = () => ((seed = (seed * 48_271) % 2_147_483_647) % 2 === 0 ? 'a' : 'b')
  const long = Array.from({ length: 3999 }, nextLetter).join('')
  const call = callOf([['customer', `${long}!`]])
  await reports.ingest(call.started, call.answered, ...call.lines)
  expect((await hitsOf(call.callId)).map(({ labelId }) => labelId)).toEqual([other.id])
  const listed = async ({ id }: label.Label) => {
    const { data } = await manager.send(label.query, { query: { pageIndex: 1, pageSize: 100 } })
    return data?.smartLabels.find((one) => one.id === id)
  }
  for (const one of costly)
    expect(await listed(one)).toMatchObject({ enable: 0, enabledAt: null, isTooDear: true })
  expect(await listed(other)).toMatchObject({ enable: 1, isTooDear: false })
  const [first] = costly
  if (first === undefined) throw new Error('No label is too costly.')
  await manager.send(label.enable, { body: { id: first.id, enable: 1 } })
  expect(await listed(first)).toMatchObject({ enable: 1, isTooDear: false })
})
