import { seatHand, type ingest } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ingestEvents } from '../../src/modules/facts/ingest/ingest-events.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let quality: Person
let now: number
beforeAll(async () => {
  demo = await startDemo()
  quality = await demo.as('quality')
  now = Math.floor(demo.clock.now().getTime() / 1000)
})
afterAll(() => demo.stop())

let events = 0
/** Each test raises the hands of a seat of its own. */
async function raise(account: string, ...moments: [at: number, isRaised: boolean][]): Promise<void> {
  const sent = moments.map(([at, isRaised]): ingest.SentEvent => {
    events += 1
    return { type: 'hand', eventId: `hand-${events}`, account, at, isRaised }
  })
  await demo.inTenant(quality.tenantId, (tx) =>
    ingestEvents(tx, { events: sent, now: demo.clock.now(), language: 'en' }),
  )
}
const hands = async (query: object = {}) => (await quality.send(seatHand.list, { query })).data.records

test('each raised hand is listed with its call and what the customer had said', async () => {
  const { tenantId } = quality
  const account = 'seat-001'
  const at = (seconds: number) => new Date((now + seconds) * 1000)
  const seatId = await demo.asOwner(async (db) => {
    await sql`insert into fact_month values ('2026-11-01') on conflict do nothing`.execute(db)
    const { id: userId } = await db
      .selectFrom('appUser')
      .where('username', '=', account)
      .select('id')
      .executeTakeFirstOrThrow()
    const { id: businessTypeId } = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const conversation = { tenantId, sessionId: 'hand-s', businessTypeId, customer: '139****0002' }
    await db
      .insertInto('conversation')
      .values({ ...conversation, channel: 'phone', startedAt: at(-300) })
      .execute()
    await db
      .insertInto('call')
      .values({
        tenantId,
        callId: 'hand-c',
        sessionId: 'hand-s',
        userId,
        businessTypeId,
        isOutbound: true,
        startedAt: at(-300),
        answeredAt: at(-290),
        endedAt: at(-100),
      })
      .execute()
    const said = { tenantId, callId: 'hand-c' }
    await db
      .insertInto('utterance')
      .values([
        { ...said, seq: 1, speaker: 2, saidAt: at(-280), words: 'Is a burst pipe covered?' },
        { ...said, seq: 2, speaker: 1, saidAt: at(-270), words: 'One moment.' },
        { ...said, seq: 3, speaker: 2, saidAt: at(-150), words: 'Thank you.' },
      ])
      .execute()
    return userId
  })
  await raise(account, [now - 260, true], [now - 200, false], [now - 50, true])
  const [outside, inside] = (await hands()).filter(({ userId }) => userId === seatId)
  expect(outside).toMatchObject({ raisedAt: now - 50, loweredAt: null, call: null, question: null })
  expect(inside).toMatchObject({
    raisedAt: now - 260,
    loweredAt: now - 200,
    call: { callId: 'hand-c', sessionId: 'hand-s', customer: '139****0002' },
    question: 'Is a burst pipe covered?',
    state: 'open',
  })
})

test('an event that is sent again makes no second hand', async () => {
  await raise('seat-002', [now - 50, true])
  const before = await hands()
  await raise('seat-002', [now - 50, true])
  expect(await hands()).toEqual(before)
})

test('is handled once, by one of two people', async () => {
  const manager = await demo.as('manager')
  await raise('seat-003', [now - 50, true])
  const [{ id, version } = { id: 0, version: 0 }] = await hands({ state: 'open' })
  const answers = await Promise.all(
    [quality, manager].map((person) =>
      person.send(seatHand.handle, { body: { id, version, answer: 'Up to 2,000.' } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [handled] = await hands({ state: 'handled' })
  expect(handled).toMatchObject({ id, state: 'handled', answer: 'Up to 2,000.' })
  expect((await hands({ state: 'open' })).map((hand) => hand.id)).not.toContain(id)
})

test('unknown ones, those of others and empty answers are refused', async () => {
  const handle = (person: Person, body: object) => person.sendRaw(seatHand.handle, { body })
  await raise('seat-004', [now - 50, true])
  const [{ id, version } = { id: 0, version: 0 }] = await hands({ state: 'open' })
  expect((await handle(quality, { id: 987_654, version: 0, answer: 'x' })).status).toBe(404)
  expect(await handle(quality, { id, version, answer: '  ' })).toMatchObject({ status: 400 })
  expect((await handle(await demo.as('seat-001'), { id, version, answer: 'x' })).status).toBe(403)
  expect((await demo.nobody.send(seatHand.list)).status).toBe(401)
  expect((await quality.sendRaw(seatHand.list, { query: 'state=gone' })).status).toBe(400)
})
