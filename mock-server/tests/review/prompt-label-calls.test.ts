import type { label } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { newId, startIngest, type Event, type Ingest } from '../support/ingest.ts'
import { answers, fails, startModelServer, type ModelServer } from '../support/model-server.ts'
import { newPromptLabel } from '../support/prompt-labels.ts'

const WAIT = { timeout: 10_000 }

let model: ModelServer
let demo: Demo
let manager: Person
let reports: Ingest
beforeAll(async () => {
  model = await startModelServer()
  demo = await startDemo({
    config: {
      languageModel: {
        baseUrl: model.baseUrl,
        apiKey: undefined,
        model: 'small',
        dailyTokens: 1_000_000,
        price: null,
      },
    },
  })
  manager = await demo.as('manager', 'label.config')
  reports = await startIngest(demo, manager)
})
afterAll(async () => {
  await demo.stop()
  await model.stop()
})
beforeEach(async () => {
  model.requests.length = 0
  model.reply(verdict({}))
  await demo.asOwner(async (db) => {
    await db
      .updateTable('smartLabel')
      .set({ deletedAt: new Date(0) })
      .execute()
    await db.deleteFrom('languageModelDay').execute()
    // Calls of other tests are of the day before.
    await sql`update call set started_at = started_at - interval '1 day'`.execute(db)
  })
})

const verdict = (given: object) =>
  answers(JSON.stringify({ hit: false, sentences: [], reason: 'No.', ...given }))

type Changes = Parameters<typeof newPromptLabel>[2]

function made(changes: Changes = {}): Promise<label.Label> {
  const { productId: id, businessTypeId: bizTypeId } = reports.references
  return newPromptLabel(manager, { id, bizTypeId }, changes)
}

/** A call that begins now; what is said in it takes a second a sentence. */
function newCall() {
  const { businessTypeId, productId } = reports.references
  const callId = newId('call')
  const at = demo.clock.now().getTime() / 1000
  const of = (type: string, event: Event): Event => ({ type, eventId: newId(), callId, ...event })
  let seq = 0
  const seat = { account: 'seat-001', businessTypeId }
  /** Agent and customer in turns, beginning with the agent. */
  const lines = (...all: string[]): Event[] => {
    demo.clock.forward(all.length)
    return all.map((words) => {
      seq += 1
      return of('utterance', { seq, speaker: seq % 2 === 1 ? 'seat' : 'customer', at: at + seq, words })
    })
  }
  return {
    callId,
    at,
    start: () =>
      reports.ingest(
        of('call.started', { ...seat, sessionId: newId('session'), productId, direction: 'outbound', at }),
      ),
    lines,
    say: async (...all: string[]) => {
      await reports.ingest(...lines(...all))
      await demo.judgeCalls()
    },
    end: async () => {
      demo.clock.forward(1)
      await reports.ingest(of('call.ended', { at: demo.clock.now().getTime() / 1000, hungUpBy: 'customer' }))
      await demo.judgeCalls()
    },
    order: () =>
      reports.ingest(
        of('call.result', {
          at: demo.clock.now().getTime() / 1000,
          isQuoted: true,
          isOrdered: true,
          price: 1,
        }),
      ),
  }
}

/** Ten seconds after the end, nothing more is expected of a call. */
async function settle(): Promise<void> {
  demo.clock.forward(10)
  await demo.judgeCalls()
}

const hitsOf = (callId: string) =>
  demo.asOwner(async (db) => {
    const { rows } = await sql<{ labelId: number; at: number; evidence: unknown }>`
      select label_id as "labelId", extract(epoch from hit_at)::float8 as at, evidence from label_hit
      where call_id = ${callId} order by hit_at, label_id`.execute(db)
    return rows
  })

const said = (index: number): string[] =>
  (JSON.parse(model.requests[index]?.body.messages[1]?.content ?? '[]') as { words: string }[]).map(
    ({ words }) => words,
  )

describe('a label that is judged while the call goes on', () => {
  test('is judged after each so many rounds, with all that was said, and once more when the call has ended', async () => {
    await made({ rule: { sessionCollectRound: 2 } })
    const call = newCall()
    await call.start()
    await call.say('a', 'b', 'c')
    expect(model.requests).toHaveLength(0)
    await call.say('d')
    expect(model.requests).toHaveLength(1)
    expect(said(0)).toEqual(['a', 'b', 'c', 'd'])
    await call.say('e', 'f', 'g')
    await demo.judgeCalls()
    expect(model.requests).toHaveLength(1)
    await call.say('h')
    expect(model.requests).toHaveLength(2)
    await call.say('i')
    await call.end()
    expect(model.requests).toHaveLength(2)
    await settle()
    expect(said(2)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
    await settle()
    expect(model.requests).toHaveLength(3)
    expect(await hitsOf(call.callId)).toEqual([])
  })

  test('of the conversation is hit once, at the last sentence that shows it, and no longer judged', async () => {
    const { id } = await made({ rule: { sessionCollectRound: 1 } })
    model.reply(verdict({ hit: true, sentences: [0, 1] }))
    const call = newCall()
    await call.start()
    await call.say('Hello', 'Is there a discount?', 'Perhaps', 'Well?')
    await call.say('No', 'Then not')
    await call.end()
    await settle()
    expect(model.requests).toHaveLength(1)
    expect(await hitsOf(call.callId)).toEqual([
      {
        labelId: id,
        at: call.at + 2,
        evidence: [
          { lambda: '', seq: 1, begin: 0, end: 5 },
          { lambda: '', seq: 2, begin: 0, end: 20 },
        ],
      },
    ])
  })

  test('of each sentence is hit at each that shows it, no sentence twice and as often as it counts', async () => {
    await made({ rule: { sessionCollectRound: 1, useContext: 0, maxHitCnt: 2 } })
    model.reply(verdict({ hit: true, sentences: [1] }), verdict({ hit: true, sentences: [1, 2, 3] }))
    const call = newCall()
    await call.start()
    await call.say('a', 'b')
    await call.say('c', 'd')
    expect((await hitsOf(call.callId)).map(({ at }) => at - call.at)).toEqual([2, 3])
  })

  test('pushes the message of its hit with the sentence', async () => {
    await made({
      name: 'Pushed discount',
      pushTo: 2,
      pushType: 0,
      pushTemplate: 20,
      pushContent: 'Offer the bundle',
    })
    await made({ name: 'Not pushed' })
    model.reply(verdict({ hit: true, sentences: [1] }))
    const call = newCall()
    await call.start()
    await call.say('a', 'Any discount?', 'b', 'c', 'd', 'e')
    expect(await hitsOf(call.callId)).toHaveLength(2)
    const pushed = await demo.asOwner((db) =>
      db
        .selectFrom('pushedMessage')
        .where('title', 'like', 'Pushed discount%')
        .select(['title', 'content'])
        .execute(),
    )
    expect(pushed).toHaveLength(1)
    expect(pushed[0]?.content).toContain('Any discount?')
  })
})

test('a label of the end of a call is judged then, and one of orders only where something was ordered', async () => {
  const ended = await made({ name: 'End', triggerAt: 'sessionEnd' })
  await made({ name: 'Order', triggerAt: 'order' })
  model.reply(verdict({ hit: true, sentences: [] }))
  const call = newCall()
  await call.start()
  await call.say('a', 'b', 'c', 'd', 'e', 'f')
  await call.end()
  expect(model.requests).toHaveLength(0)
  await settle()
  expect(model.requests).toHaveLength(1)
  const [hit, ...others] = await hitsOf(call.callId)
  expect(others).toEqual([])
  // At the end of the call, for no sentence of it.
  expect(hit).toMatchObject({ labelId: ended.id, at: call.at + 7, evidence: [] })
  await call.order()
  await demo.judgeCalls()
  expect(model.requests).toHaveLength(2)
  expect(await hitsOf(call.callId)).toHaveLength(2)
})

test('an endpoint that fails is tried again after 30 s, then 60 s …, five times in all', async () => {
  await made({ triggerAt: 'sessionEnd' })
  model.reply(fails(429, {}, { 'retry-after': '3600' }))
  const call = newCall()
  await call.start()
  await call.say('a')
  await call.end()
  await settle()
  expect(model.requests).toHaveLength(1)
  for (const [index, seconds] of [30, 60, 120, 240].entries()) {
    demo.clock.forward(seconds - 1)
    await demo.judgeCalls()
    expect(model.requests).toHaveLength(index + 1)
    demo.clock.forward(1)
    await demo.judgeCalls()
    expect(model.requests).toHaveLength(index + 2)
  }
  demo.clock.forward(600)
  await demo.judgeCalls()
  expect(model.requests).toHaveLength(5)
})

test('a failure that passes leaves nothing out', async () => {
  await made({ triggerAt: 'sessionEnd' })
  model.reply(fails(429, {}, { 'retry-after': '3600' }), verdict({ hit: true, sentences: [0] }))
  const call = newCall()
  await call.start()
  await call.say('a')
  await call.end()
  await settle()
  expect(await hitsOf(call.callId)).toEqual([])
  demo.clock.forward(30)
  await demo.judgeCalls()
  expect(await hitsOf(call.callId)).toHaveLength(1)
})

test('over the budget of the day nothing is sent for ten minutes', async () => {
  await made({ triggerAt: 'sessionEnd' })
  const { tenantId } = manager
  const useAll = () =>
    demo.asOwner((db) =>
      sql`insert into language_model_day (tenant_id, day, input_tokens)
        values (${tenantId}, (${demo.clock.now()}::timestamptz at time zone 'Asia/Shanghai')::date, 1000000)`.execute(
        db,
      ),
    )
  const call = newCall()
  await call.start()
  await call.say('a')
  await call.end()
  await useAll()
  await settle()
  await demo.asOwner((db) => db.deleteFrom('languageModelDay').execute())
  demo.clock.forward(599)
  await demo.judgeCalls()
  expect(model.requests).toHaveLength(0)
  demo.clock.forward(1)
  await demo.judgeCalls()
  expect(model.requests).toHaveLength(1)
})

test('what was said before a label was enabled has no hits', async () => {
  model.reply(verdict({ hit: true, sentences: [0] }))
  const { id } = await made({ rule: { sessionCollectRound: 1 } })
  const call = newCall()
  await demo.asOwner((db) =>
    db
      .updateTable('smartLabel')
      .set({ enabledAt: new Date((call.at + 2) * 1000) })
      .where('id', '=', id)
      .execute(),
  )
  await call.start()
  await call.say('before', 'at that moment')
  expect(model.requests).toHaveLength(1)
  expect(await hitsOf(call.callId)).toEqual([])
})

test('a call is judged until two hours after its beginning', async () => {
  await made({ rule: { sessionCollectRound: 1 } })
  const call = newCall()
  await call.start()
  await reports.ingest(...call.lines('a', 'b'))
  const beganAgo = (seconds: number) =>
    demo.asOwner((db) =>
      db
        .updateTable('call')
        .set({ startedAt: new Date(demo.clock.now().getTime() - seconds * 1000) })
        .where('callId', '=', call.callId)
        .execute(),
    )
  await beganAgo(7201)
  await demo.judgeCalls()
  expect(model.requests).toHaveLength(0)
  await beganAgo(7200)
  await demo.judgeCalls()
  expect(model.requests).toHaveLength(1)
})

test('a label that is disabled while the model thinks has no hit', async () => {
  const { id } = await made({ rule: { sessionCollectRound: 1 } })
  const call = newCall()
  await call.start()
  model.reply((response, sent) => {
    void demo
      .asOwner((db) =>
        db
          .updateTable('smartLabel')
          .set({ isEnabled: false, enabledAt: null })
          .where('id', '=', id)
          .execute(),
      )
      .then(() => verdict({ hit: true, sentences: [0] })(response, sent))
  })
  await call.say('a', 'b')
  expect(model.requests).toHaveLength(1)
  expect(await hitsOf(call.callId)).toEqual([])
})

test('a call that could not be judged within fifteen minutes of its end is left out', async () => {
  await made({ triggerAt: 'sessionEnd' })
  const call = newCall()
  await call.start()
  await call.say('a')
  await call.end()
  const endedAgo = (seconds: number) =>
    demo.asOwner(async (db) => {
      const at = (ms: number) => new Date(demo.clock.now().getTime() - ms)
      await db
        .updateTable('smartLabel')
        .set({ enabledAt: at(7_200_000) })
        .where('isEnabled', '=', true)
        .execute()
      await db
        .updateTable('call')
        .set({ startedAt: at(1_000_000), endedAt: at(seconds * 1000) })
        .where('callId', '=', call.callId)
        .execute()
    })
  await endedAgo(901)
  await demo.judgeCalls()
  expect(model.requests).toHaveLength(0)
  await endedAgo(900)
  await demo.judgeCalls()
  expect(model.requests).toHaveLength(1)
})

test('of a call of which everything was judged while it went on, nothing is sent at its end', async () => {
  await made({ rule: { sessionCollectRound: 1 } })
  const call = newCall()
  await call.start()
  await call.say('a', 'b')
  await call.end()
  await settle()
  expect(model.requests).toHaveLength(1)
})

test('more calls than are looked up at once are all judged', async () => {
  await made({ triggerAt: 'sessionEnd' })
  const { businessTypeId, productId } = reports.references
  const at = demo.clock.now().getTime() / 1000
  const events = Array.from({ length: 21 }, (): Event[] => {
    const callId = newId('call')
    const of = (type: string, event: Event): Event => ({ type, eventId: newId(), callId, ...event })
    return [
      of('call.started', {
        account: 'seat-001',
        businessTypeId,
        sessionId: newId('session'),
        productId,
        direction: 'outbound',
        at,
      }),
      of('utterance', { seq: 1, speaker: 'customer', at, words: 'hello' }),
      of('call.ended', { at: at + 1, hungUpBy: 'customer' }),
    ]
  })
  demo.clock.forward(1)
  await reports.ingest(...events.flat())
  await settle()
  expect(model.requests).toHaveLength(21)
  expect(model.mostAtOnce).toBeLessThanOrEqual(2)
})

test('calls are judged every five seconds, without anything that requests it', async () => {
  await made({ rule: { sessionCollectRound: 1 } })
  model.reply(verdict({ hit: true, sentences: [1] }))
  const call = newCall()
  await call.start()
  await reports.ingest(...call.lines('a', 'b'))
  demo.clock.forward(5)
  await vi.waitFor(async () => {
    demo.clock.wake()
    expect(await hitsOf(call.callId)).toHaveLength(1)
  }, WAIT)
})
