import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollUpDay, STATISTICS } from '../../src/modules/statistics/rollup/roll-up-day.ts'
import { startDemo, type Demo } from '../support/demo.ts'
import { newId, NOW, startIngest, type Event, type Ingest } from '../support/ingest.ts'

const DAY = 86_400
const QUARTER = 900
/** Facts lie on these last days; the days before and after them are rolled up too. */
const FACT_DAYS = 4
const RUNS = 5

let demo: Demo
let own: Ingest
beforeAll(async () => {
  demo = await startDemo()
  own = await startIngest(demo, await demo.as('manager'))
  await correctSpans([
    { at: NOW - 4.5 * DAY, hours: 30 },
    { at: NOW - 1.2 * DAY, hours: 3 },
  ])
  await rollUp(everyDay)
})
afterAll(() => demo.stop())

/** The day that has not started has no statistics, computed or not. */
const everyDay = Array.from({ length: FACT_DAYS + 5 }, (_, turn) =>
  new Date((NOW + (1 - turn) * DAY) * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length),
)

const rollUp = (days: readonly string[]) =>
  demo.inTenant(own.references.tenantId, async (tx) => {
    const input = { timezone: 'Asia/Shanghai', validCallSeconds: 70, now: demo.clock.now() }
    for (const day of days) await rollUpDay(tx, { ...input, day })
  })

/** All statistics of the company, as texts in an order of their own. */
const statistics = () =>
  demo.asOwner(async (db) => {
    const found: Record<string, string[]> = {}
    for (const table of STATISTICS) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(table)} t where tenant_id = ${own.references.tenantId} order by 1`.execute(
        db,
      )
      found[table] = rows.map(({ row }) => row)
    }
    return found
  })

const moment = fc.integer({ min: 0, max: (FACT_DAYS * DAY) / QUARTER }).map((turn) => NOW - turn * QUARTER)
/** Each run has a seat of its own, so that few facts affect each other. */
const SEATS = Array.from({ length: 9 }, (_, index) => `seat-00${index + 1}`)
const account = fc.constant('')
const revision = fc.nat(3)
const name = (prefix: string) => fc.nat(4).map((turn) => `${prefix}${turn}`)
const eventOf: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('status'),
      account,
      at: moment,
      evt: fc.constantFrom(0, 1, 2, 3, 4, 5, 7),
    }),
  },
  fc.record({
    type: fc.constant('call.started'),
    callId: name('c'),
    sessionId: name('s'),
    account,
    at: moment,
    revision,
    direction: fc.constantFrom('outbound', 'inbound'),
  }),
  fc.record({ type: fc.constant('call.answered'), callId: name('c'), at: moment, revision }),
  fc.record({
    type: fc.constant('call.ended'),
    callId: name('c'),
    at: moment,
    revision,
    hungUpBy: fc.constant('seat'),
  }),
  fc.record({
    type: fc.constant('recommendation'),
    recommendationId: name('r'),
    account,
    at: moment,
    revision,
    isValid: fc.constant(true),
    isAccepted: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('violation'),
    violationId: name('v'),
    account,
    at: moment,
    words: fc.constant('guaranteed'),
    source: fc.constant(0),
    level: fc.nat(3),
  }),
  fc
    .record({
      type: fc.constant('shift'),
      shiftId: name('h'),
      account,
      startsAt: moment,
      hours: fc.integer({ min: 1, max: 24 }),
      expectedWorkSeconds: fc.constant(3600),
      isCancelled: fc.boolean(),
      revision,
    })
    .map(({ hours, ...shift }) => ({ ...shift, endsAt: shift.startsAt + hours * 3600 })),
  fc.record({
    type: fc.constant('violation.cover'),
    violationId: name('v'),
    coverStatus: fc.nat(2),
    revision: fc.integer({ min: 1, max: 4 }),
  }),
)

/** Gives an event the ids of the company, and further ids that only this run has. */
function withRunIds(event: Event, run: string, seat: string): Event {
  const { businessTypeId, ruleId, questionId } = own.references
  const named = Object.entries(event).map(([field, value]): [string, unknown] =>
    field.endsWith('Id') ? [field, `${run}${String(value)}`] : [field, value],
  )
  return {
    ...Object.fromEntries(named),
    eventId: newId(),
    ...('account' in event ? { account: seat, businessTypeId } : {}),
    ...(event['type'] === 'violation' ? { ruleId } : {}),
    ...(event['type'] === 'recommendation' ? { questionId } : {}),
  }
}

type Span = { at: number; hours: number }

/** Corrects these spans of every seat whose facts arrive. */
async function correctSpans(spans: readonly Span[]): Promise<void> {
  const { tenantId, businessTypeId } = own.references
  await demo.asOwner(async (db) => {
    const seats = await db.selectFrom('appUser').where('username', 'in', SEATS).select('id').execute()
    const rows = seats.flatMap(({ id: userId }) =>
      spans.map(({ at, hours }) => {
        const [startAt, endAt] = [new Date(at * 1000), new Date((at + hours * 3600) * 1000)]
        return { tenantId, businessTypeId, userId, startAt, endAt, evt: 4 }
      }),
    )
    await db.insertInto('statusCorrection').values(rows).execute()
  })
}

/** Hundreds of days are rolled up. */
const TIMEOUT_MS = 90_000

test(
  'rolling up the marked days only gives what rolling up all days gives, whatever arrives in whatever order',
  { timeout: TIMEOUT_MS },
  async () => {
    const batches = fc.array(fc.array(eventOf, { minLength: 1, maxLength: 5 }), {
      minLength: 2,
      maxLength: 6,
    })
    let turn = 0
    await fc.assert(
      fc.asyncProperty(batches, async (sent) => {
        const run = `${newId('run')}-`
        const seat = SEATS[(turn += 1) % SEATS.length] ?? ''
        for (const batch of sent) {
          const { data } = await own.report(batch.map((event) => withRunIds(event, run, seat)))
          // A cover may come before its violation; nothing else is refused.
          expect(data.refused.filter(({ reason }) => reason !== 'unknownViolation')).toEqual([])
          await rollUp(await own.marks())
        }
        const counted = await statistics()
        await rollUp(everyDay)
        expect(counted).toEqual(await statistics())
        expect(counted['stat_user_day']?.length).toBeGreaterThan(0)
      }),
      { numRuns: RUNS },
    )
  },
)
