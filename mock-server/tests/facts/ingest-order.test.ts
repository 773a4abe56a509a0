import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo } from '../support/demo.ts'
import { eventsOfEachType, newId, NOW, startIngest, type Event, type Ingest } from '../support/ingest.ts'
import { projectRow } from '../support/projects.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const ORDERS = 25

let demo: Demo
let own: Ingest
beforeAll(async () => {
  demo = await startDemo()
  own = await startIngest(demo, await demo.as('manager'))
})
afterAll(() => demo.stop())

type CallIds = { callId: string; sessionId: string }
const newCall = (): CallIds => ({ callId: newId('c'), sessionId: newId('s') })

/** Stages of one call, some of them corrected. */
function stagesOf({ callId, sessionId }: CallIds): Event[] {
  const seat = { account: 'seat-001', businessTypeId: own.references.businessTypeId }
  const start = { type: 'call.started', callId, sessionId, ...seat, direction: 'outbound' }
  return [
    { ...start, at: NOW - 2 * DAY, customer: 'first' },
    { ...start, at: NOW - DAY, customer: 'second', account: 'seat-002', direction: 'inbound', revision: 3 },
    { ...start, at: NOW - 3 * DAY, customer: 'third', revision: 2 },
    { type: 'call.answered', callId, at: NOW - DAY + 5 },
    { type: 'call.ended', callId, at: NOW - DAY + 100, hungUpBy: 'seat' },
    { type: 'call.ended', callId, at: NOW - DAY + 80, hungUpBy: 'customer', revision: 1 },
    { type: 'call.result', callId, at: NOW - DAY + 90, isQuoted: true, isOrdered: false },
    {
      type: 'call.result',
      callId,
      at: NOW - DAY + 95,
      isQuoted: true,
      isOrdered: true,
      price: 10,
      revision: 1,
    },
  ]
}

const withNewIds = (events: readonly Event[]): Event[] =>
  events.map((event) => ({ ...event, eventId: newId() }))

async function callRow({ callId, sessionId }: CallIds): Promise<Event | undefined> {
  const [row] = await own.rows(`
    select c.tenant_id as "tenantId", u.username, c.is_outbound, c.started_at, c.answered_at, c.ended_at, c.hung_up_by,
      c.is_quoted, c.is_ordered, c.price, c.start_revision, c.answer_revision, c.end_revision, c.result_revision,
      c.talk_seconds, v.customer, v.started_at as conversation_at
    from call c left join app_user u on u.id = c.user_id
      left join conversation v on v.tenant_id = c.tenant_id and v.session_id = '${sessionId}'
    where c.call_id = '${callId}'`)
  return row
}

/** Cuts a list into batches at the given positions. */
function cut(events: readonly Event[], positions: readonly number[]): Event[][] {
  const edges = [
    0,
    ...positions.map((index) => index % events.length).toSorted((a, b) => a - b),
    events.length,
  ]
  return edges
    .slice(1)
    .map((edge, index) => events.slice(edges[index], edge))
    .filter(({ length }) => length > 0)
}

describe('the stages of a call', () => {
  test('give the same row in whatever order they arrive, in one batch or several, some of them twice', async () => {
    const expected = {
      username: 'seat-002',
      isOutbound: false,
      hungUpBy: 'customer',
      talkSeconds: 75,
      isQuoted: true,
      isOrdered: true,
      price: '10.00',
      customer: 'second',
      startRevision: 3,
      answerRevision: 0,
      endRevision: 1,
      resultRevision: 1,
      startedAt: new Date((NOW - DAY) * 1000),
    }
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 })
    const positions = fc.array(fc.nat(7), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(order, positions, fc.nat(7), async (turns, edges, again) => {
        const ids = newCall()
        const stages = withNewIds(stagesOf(ids))
        const sent = [...turns, again].map((turn) => stages[turn] ?? {})
        for (const batch of cut(sent, edges)) await own.report(batch)
        expect(await callRow(ids)).toMatchObject(expected)
      }),
      { numRuns: ORDERS },
    )
  })

  test('count nowhere before the beginning has arrived, and belong to nobody', async () => {
    const ids = newCall()
    await own.marks()
    const [, , , answered, ended] = stagesOf(ids)
    await own.ingest(...withNewIds([answered ?? {}, ended ?? {}]))
    expect(await callRow(ids)).toMatchObject({ username: null, startedAt: null, talkSeconds: 95 })
    expect(await own.marks()).toEqual([])
  })

  test('of equal revisions the first wins', async () => {
    const ids = newCall()
    const ended = { type: 'call.ended', callId: ids.callId, at: NOW - 50, revision: 4 }
    await own.ingest(
      ...withNewIds([
        { ...ended, hungUpBy: 'seat' },
        { ...ended, hungUpBy: 'system' },
      ]),
    )
    await own.ingest(...withNewIds([{ ...ended, hungUpBy: 'customer' }]))
    expect(await callRow(ids)).toMatchObject({ hungUpBy: 'seat', endRevision: 4 })
  })

  test('a conversation is what its first call says, in whatever order its calls arrive', async () => {
    for (const turns of [
      [0, 1],
      [1, 0],
    ]) {
      const sessionId = newId('s')
      const seat = { account: 'seat-001', businessTypeId: own.references.businessTypeId }
      const calls = [
        { callId: newId('c'), at: NOW - 200, channel: 'sip' },
        { callId: newId('c'), at: NOW - 100, channel: 'web', customer: '139****0002' },
      ].map((call) => ({ type: 'call.started', sessionId, ...seat, direction: 'inbound', ...call }))
      for (const turn of turns) await own.ingest(...withNewIds([calls[turn] ?? {}]))
      const rows = await own.rows(
        `select tenant_id as "tenantId", channel, customer, started_at from conversation where session_id = '${sessionId}'`,
      )
      expect(rows).toEqual([
        { channel: 'sip', customer: '139****0002', startedAt: new Date((NOW - 200) * 1000) },
      ])
    }
  })
})

describe('what has a revision', () => {
  const cases: [string, string, string, Event, Event, Event][] = [
    [
      'shift',
      'shiftId',
      'shift',
      {},
      { expectedWorkSeconds: 100, revision: 2 },
      { expectedWorkSeconds: 100, revision: 2 },
    ],
    [
      'shift',
      'shiftId',
      'shift',
      { revision: 1 },
      { isCancelled: true, revision: 3 },
      { isCancelled: true, revision: 3 },
    ],
    [
      'recommendation',
      'recommendationId',
      'recommendation',
      {},
      { isAccepted: true, revision: 1 },
      { isAccepted: true, revision: 1 },
    ],
    [
      'dataset.evaluation',
      'evaluationId',
      'dataset_evaluation',
      {},
      { labelOption: 2, revision: 9 },
      { labelOption: 2, revision: 9 },
    ],
    [
      'violation.cover',
      'violationId',
      'violation',
      {},
      { coverStatus: 2, revision: 5 },
      { coverStatus: 2, coverRevision: 5 },
    ],
  ]
  test.for(cases)(
    '%s: the highest wins, whichever came first',
    async ([type, key, table, low, high, expected]) => {
      for (const isReversed of [false, true]) {
        for (const isOneBatch of [false, true]) {
          const all = eventsOfEachType(own.references)
          const first = { ...all[type], ...low }
          const second = { ...first, ...high, eventId: newId() }
          const sent = isReversed ? [second, first] : [first, second]
          if (type === 'violation.cover') await own.ingest(all['violation'] ?? {})
          if (isOneBatch) await own.ingest(...sent)
          else for (const event of sent) await own.ingest(event)
          const rows = await demo.asOwner((db) =>
            sql<Event>`
            select * from ${sql.table(table)} where ${sql.ref(key)} = ${first[key]}`.execute(db),
          )
          expect(rows.rows).toMatchObject([expected])
        }
      }
    },
  )

  test('a cover may come before its violation in one batch', async () => {
    const { violation, 'violation.cover': cover } = eventsOfEachType(own.references)
    await own.ingest(cover ?? {}, violation ?? {})
    const rows = await own.rows(
      `select tenant_id as "tenantId", cover_status from violation where violation_id = '${String(violation?.['violationId'])}'`,
    )
    expect(rows).toEqual([{ coverStatus: 1 }])
  })
})

describe('the project of a fact', () => {
  test('is the one that the business worked for at that moment', async () => {
    const { tenantId, businessTypeId } = own.references
    const projectId = await demo.asOwner(async (db) => {
      const { id } = await db
        .insertInto('project')
        .values(projectRow({ tenantId, name: 'Outsourced', createdAt: new Date(NOW * 1000) }))
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('projectAssignment')
        .values({
          tenantId,
          businessTypeId,
          projectId: id,
          confirmedFrom: new Date((NOW - 2 * HOUR) * 1000),
          confirmedUntil: new Date((NOW - HOUR) * 1000),
        })
        .execute()
      return id
    })
    const at = [NOW - 2 * HOUR - 1, NOW - 2 * HOUR, NOW - HOUR - 1, NOW - HOUR]
    const { 'label.hit': hit } = eventsOfEachType(own.references)
    await own.ingest(...withNewIds(at.map((moment) => ({ ...hit, at: moment }))))
    const rows = await own.rows(
      `select tenant_id as "tenantId", project_id from label_hit where call_id = '${String(hit?.['callId'])}' order by hit_at`,
    )
    expect(rows.map((row) => row['projectId'])).toEqual([null, projectId, projectId, null])
  })
})

describe('the days that are marked', () => {
  /** The manual clock is at 17:00 of the 21st in Shanghai: 00:00 of that day was 17 hours ago. */
  const MIDNIGHT = NOW - 17 * HOUR
  const inZone = (timezone: string) =>
    demo.asOwner((db) =>
      db.updateTable('tenant').set({ timezone }).where('id', '=', own.references.tenantId).execute(),
    )
  beforeEach(() => own.marks())

  const start = (ids: CallIds, at: number, rest: Event = {}): Event => ({
    ...stagesOf(ids)[0],
    eventId: newId(),
    at,
    ...rest,
  })

  test('are those of the beginning of a call, on either side of midnight in the company’s zone', async () => {
    await own.ingest(start(newCall(), MIDNIGHT - 0.001), start(newCall(), MIDNIGHT - 1))
    expect(await own.marks()).toEqual(['2026-11-20'])
    await own.ingest(start(newCall(), MIDNIGHT), start(newCall(), NOW))
    expect(await own.marks()).toEqual(['2026-11-21'])
  })

  test('are the day of the beginning also when another stage arrives later', async () => {
    const ids = newCall()
    await own.ingest(start(ids, MIDNIGHT - 10))
    await own.marks()
    await own.ingest({
      type: 'call.ended',
      eventId: newId(),
      callId: ids.callId,
      at: MIDNIGHT + 10,
      hungUpBy: 'seat',
    })
    expect(await own.marks()).toEqual(['2026-11-20'])
  })

  test('are the old and the new day when a beginning moves, and none when a lower revision changes nothing', async () => {
    const ids = newCall()
    await own.ingest(start(ids, NOW - 5 * DAY, { revision: 1 }))
    expect(await own.marks()).toEqual(['2026-11-16'])
    await own.ingest(start(ids, NOW - 3 * DAY, { revision: 2 }))
    expect(await own.marks()).toEqual(['2026-11-16', '2026-11-18'])
    await own.ingest(start(ids, NOW - 10 * DAY, { revision: 2 }))
    expect(await own.marks()).toEqual([])
  })

  test('are the days on which a status and the one that it ends may count, but never a day to come', async () => {
    const { status } = eventsOfEachType(own.references)
    await own.ingest({ ...status, eventId: newId(), at: NOW - 4 * DAY })
    expect(await own.marks()).toEqual(['2026-11-16', '2026-11-17', '2026-11-18'])
    await own.ingest({ ...status, eventId: newId(), at: NOW - HOUR })
    expect(await own.marks()).toEqual(['2026-11-20', '2026-11-21'])
    await own.ingest({ ...status, eventId: newId(), at: NOW - DAY, evt: 2, subEvt: undefined })
    expect(await own.marks()).toEqual([])
  })

  test('reach past a corrected span, after which a status continues', async () => {
    const { tenantId, businessTypeId } = own.references
    await demo.asOwner(async (db) => {
      const { id } = await db
        .selectFrom('appUser')
        .where('username', '=', 'seat-005')
        .select('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('statusCorrection')
        .values({
          tenantId,
          businessTypeId,
          userId: id,
          evt: 4,
          subEvt: 'meeting',
          startAt: new Date((NOW - 9.5 * DAY) * 1000),
          endAt: new Date((NOW - 7 * DAY) * 1000),
        })
        .execute()
    })
    const { status } = eventsOfEachType(own.references)
    await own.ingest({ ...status, account: 'seat-005', at: NOW - 10 * DAY })
    const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15']
    expect(await own.marks()).toEqual(days)
  })

  test('are those of every other fact and of all parts of a shift, old or new, but not those of words and recordings', async () => {
    const events = eventsOfEachType(own.references)
    const moved = (type: string, days: number): Event => ({ ...events[type], at: NOW - days * DAY })
    await own.ingest(
      moved('violation', 1),
      moved('label.hit', 2),
      moved('recommendation', 3),
      moved('twin.use', 4),
      moved('dataset.evaluation', 5),
    )
    expect(await own.marks()).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
    await own.ingest(events['violation.cover'] ?? {})
    expect(await own.marks()).toEqual(['2026-11-20'])
    await own.ingest(
      { ...moved('recommendation', 6), eventId: newId(), revision: 1 },
      { ...moved('dataset.evaluation', 7), eventId: newId(), revision: 1 },
    )
    expect(await own.marks()).toEqual(['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-18'])
    const startsAt = NOW - 9 * DAY
    const shift = { ...events['shift'], startsAt, endsAt: startsAt + 20 * HOUR }
    await own.ingest(shift)
    expect(await own.marks()).toEqual(['2026-11-12', '2026-11-13'])
    const later = { startsAt: startsAt + 3 * DAY, endsAt: startsAt + 3 * DAY + HOUR }
    await own.ingest({ ...shift, ...later, eventId: newId(), revision: 1 })
    expect(await own.marks()).toEqual(['2026-11-12', '2026-11-13', '2026-11-15'])
    await own.ingest(moved('utterance', 8), moved('offline.audio', 8))
    expect(await own.marks()).toEqual([])
  })

  test.each(['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])(
    'are those that the database has in the zone %s, over a change of its clock',
    async (timezone) => {
      await inZone(timezone)
      const moment = fc.integer({ min: NOW - 300 * DAY, max: NOW }).map((at) => at - (at % 60))
      await fc.assert(
        fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 20 }), async (moments) => {
          await own.marks()
          await own.ingest(...moments.map((at) => start(newCall(), at)))
          const { rows } = await demo.asOwner((db) =>
            sql<{ day: string }>`
              select distinct (to_timestamp(at) at time zone ${timezone})::date::text as day
              from unnest(${moments}::float8[]) as at order by 1`.execute(db),
          )
          expect(await own.marks()).toEqual(rows.map(({ day }) => day))
        }),
        { numRuns: 10 },
      )
      await inZone('Asia/Shanghai')
    },
  )
})

test('a month without a partition gets one, also when two companies need it at the same moment', async () => {
  const other = await startIngest(demo, await demo.as('provider-admin'))
  const account = await demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('tenantId', '=', other.references.tenantId)
      .select('username')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  const months = [60, 90, 120, 150, 180]
  const words = (own_: Ingest) =>
    months.flatMap((days) => {
      const { utterance, status } = eventsOfEachType(own_.references)
      const seat = own_ === own ? {} : { account: account.username }
      return [
        { ...utterance, at: NOW - days * DAY },
        { ...status, ...seat, at: NOW - days * DAY },
      ]
    })
  await Promise.all([own.ingest(...words(own)), other.ingest(...words(other)), own.ingest(...words(own))])
  const found = await own.rows(
    `select tenant_id as "tenantId", count(*)::int from utterance where said_at < '2026-10-01' group by 1`,
  )
  expect(found).toEqual([{ count: 2 * months.length }])
})
