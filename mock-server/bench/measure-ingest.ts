import { randomBytes } from 'node:crypto'
import type { Made } from '../chaos/events.ts'
import { emptyDeliveryLog, makeApiClient, sendAll } from '../chaos/reporter.ts'
import { withConnection } from '../src/platform/db/owner.ts'
import type { Bench } from './company.ts'
import type { Figure } from './figures.ts'

const INGEST_GOAL_PER_SECOND = 5_000
/** Each call has four stages and four utterances; with the statuses a batch has 500 events. */
const CALLS_OF_BATCH = 50
const UTTERANCES_OF_CALL = 4
const STATUSES_OF_BATCH = 100

/** Reports events over HTTP as an API client, several batches at once, and counts what is stored of them. */
export async function measureIngest(bench: Bench, seconds: number): Promise<Figure[]> {
  const run = randomBytes(6).toString('hex')
  const deliveries = emptyDeliveryLog()
  const client = await makeApiClient(bench.url)
  const receipt = await lastReceipt(bench)
  const began = performance.now()
  const isOver = () => performance.now() - began > seconds * 1000
  let batches = 0
  await sendAll({
    url: bench.url,
    client,
    deliveries,
    next: () => buildBatch(bench, `${run}-${(batches += 1)}`),
    isOver,
  })
  const lasted = (performance.now() - began) / 1000
  const acknowledged = deliveries.acknowledged.size
  const stored = await countStored(bench, { run, receipt })
  return [
    {
      name: `events taken in a second, for ${seconds} s`,
      value: acknowledged / lasted,
      unit: 'events',
      goal: { atLeast: INGEST_GOAL_PER_SECOND },
    },
    { name: '  acknowledged', value: acknowledged, unit: 'events' },
    {
      name: '  acknowledged and not stored',
      value: acknowledged - stored.ids,
      unit: 'events',
      goal: { atMost: 0 },
    },
    {
      name: '  facts too few or too many',
      value: Math.abs(acknowledged - stored.facts),
      unit: 'facts',
      goal: { atMost: 0 },
    },
    {
      name: '  batches without an answer',
      value: deliveries.lostAnswers,
      unit: 'batches',
      goal: { atMost: 0 },
    },
  ]
}

/** Calls of this moment: the clock of the events is that of the server. */
function buildBatch({ company: { seats, businessTypeIds } }: Bench, prefix: string): Made[] {
  let made = 0
  const now = Date.now() / 1000
  const at = (ago: number) => Math.round((now - ago) * 1000) / 1000
  const seat = (turn: number) => ({
    account: seats[(made + turn) % seats.length] ?? '',
    businessTypeId: businessTypeIds[turn % businessTypeIds.length] ?? 0,
  })
  const withId = (event: Omit<Made['event'], 'eventId'>): Made => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole events below but for the id, which TypeScript cannot add to a union
    event: { ...event, eventId: `${prefix}-${(made += 1)}` } as Made['event'],
    fact: null,
  })
  const calls = Array.from({ length: CALLS_OF_BATCH }, (_, turn) => {
    const callId = `${prefix}-c${turn}`
    return [
      {
        type: 'call.started',
        callId,
        sessionId: callId,
        ...seat(turn),
        direction: 'outbound',
        at: at(200),
      } as const,
      { type: 'call.answered', callId, at: at(190) } as const,
      ...Array.from({ length: UTTERANCES_OF_CALL }, (_line, seq) => ({
        type: 'utterance' as const,
        callId,
        seq,
        speaker: seq % 2 === 0 ? ('seat' as const) : ('customer' as const),
        at: at(180 - seq),
        words: 'Good morning, I am calling about your policy. 您好，关于您的保单。',
      })),
      { type: 'call.ended', callId, at: at(100), hungUpBy: 'customer' } as const,
      {
        type: 'call.result',
        callId,
        at: at(99),
        isQuoted: turn % 4 === 0,
        isOrdered: turn % 9 === 0,
      } as const,
    ]
  }).flat()
  const statuses = Array.from({ length: STATUSES_OF_BATCH }, (_, turn) => ({
    type: 'status' as const,
    ...seat(turn * 7),
    at: at(90 - turn / 2),
    evt: turn % 2 === 0 ? (4 as const) : (6 as const),
  }))
  return [...calls, ...statuses].map(withId)
}

/** The last receipt of a status: statuses have no id of their own, and nobody else reports any meanwhile. */
async function lastReceipt({ adminUrl }: Bench): Promise<number> {
  return withConnection(adminUrl, async (db) => {
    const { rows } = await db.query<{ receipt: number }>(
      'select coalesce(max(receipt), 0)::int as receipt from status_event',
    )
    return rows[0]?.receipt ?? 0
  })
}

/** Counts the known ids of the run, and its stored facts: of a call, each of its stages. */
async function countStored(
  { adminUrl, company }: Bench,
  { run, receipt }: { run: string; receipt: number },
): Promise<{ ids: number; facts: number }> {
  return withConnection(adminUrl, async (db) => {
    const { rows } = await db.query<{ ids: number; facts: number }>(
      `select (select count(*)::int from ingested_event where tenant_id = $1 and event_id like $2) as ids,
              (select coalesce(sum((started_at is not null)::int + (answered_at is not null)::int
                 + (ended_at is not null)::int + (result_revision >= 0)::int), 0)::int
               from call where tenant_id = $1 and call_id like $2)
              + (select count(*)::int from utterance where tenant_id = $1 and call_id like $2)
              + (select count(*)::int from status_event where tenant_id = $1 and receipt > $3) as facts`,
      [company.tenantId, `${run}-%`, receipt],
    )
    return rows[0] ?? { ids: 0, facts: 0 }
  })
}
