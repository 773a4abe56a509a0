import type { ingest } from '@console/contracts'
import { sql } from 'kysely'
import { anyHolds } from '../../../platform/db/lists.ts'
import { resolveActor, ACTOR_COLUMNS, type Batch, type Actor } from './batch.ts'
import { insertion, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

/** The columns of each stage of a call, and the revision that they came with. */
const STAGES = [
  {
    revision: 'startRevision',
    columns: [
      'sessionId',
      'userId',
      'orgId',
      'businessTypeId',
      'productId',
      'projectId',
      'isOutbound',
      'startedAt',
    ],
  },
  { revision: 'answerRevision', columns: ['answeredAt'] },
  { revision: 'endRevision', columns: ['endedAt', 'hungUpBy'] },
  { revision: 'resultRevision', columns: ['isQuoted', 'isOrdered', 'price'] },
] as const

type NullableValues<Row> = { [Column in keyof Row]: Row[Column] | null }
type CallRow = NullableValues<Actor> & {
  callId: string
  sessionId: string | null
  productId: number | null
  isOutbound: boolean | null
  startedAt: Date | null
  answeredAt: Date | null
  endedAt: Date | null
  hungUpBy: string | null
  isQuoted: boolean
  isOrdered: boolean
  price: number | null
  startRevision: number
  answerRevision: number
  endRevision: number
  resultRevision: number
}

const CALL: FactTable<CallRow> = {
  name: 'call',
  columns: {
    callId: 'text',
    sessionId: 'text',
    ...ACTOR_COLUMNS,
    productId: 'bigint',
    isOutbound: 'boolean',
    startedAt: 'timestamptz',
    answeredAt: 'timestamptz',
    endedAt: 'timestamptz',
    hungUpBy: 'text',
    isQuoted: 'boolean',
    isOrdered: 'boolean',
    price: 'numeric',
    startRevision: 'integer',
    answerRevision: 'integer',
    endRevision: 'integer',
    resultRevision: 'integer',
  },
}

/** As the schema has a call of which nothing has arrived. */
const UNKNOWN_CALL: Omit<CallRow, 'callId'> = {
  sessionId: null,
  userId: null,
  orgId: null,
  businessTypeId: null,
  productId: null,
  projectId: null,
  isOutbound: null,
  startedAt: null,
  answeredAt: null,
  endedAt: null,
  hungUpBy: null,
  isQuoted: false,
  isOrdered: false,
  price: null,
  startRevision: -1,
  answerRevision: -1,
  endRevision: -1,
  resultRevision: -1,
}

/** The current start, and what was known of the call before. */
export type StartedCall = { event: ingest.EventOf<'call.started'>; before: KnownStart | undefined }
type KnownStart = { sessionId: string | null; startedAt: Date | null; startRevision: number }

/** Returns the beginnings that took effect. A call counts on the day when it began, whichever stage arrived. */
export async function storeCalls(batch: Batch): Promise<StartedCall[]> {
  const { rows, starts } = foldStages(batch)
  if (rows.length === 0) return []
  const before = await knownStarts(
    batch,
    rows.map(({ callId }) => callId),
  )
  for (const { callId, startedAt, userId } of await upsertCalls(batch, rows)) {
    if (startedAt !== null) batch.days.touch(startedAt)
    if (userId !== null) batch.changedSeats.add(userId)
    const earlier = before.get(callId)?.startedAt
    if (earlier) batch.days.touch(earlier)
  }
  return starts
    .map((event) => ({ event, before: before.get(event.callId) }))
    .filter(({ event, before: was }) => event.revision > (was?.startRevision ?? -1))
}

/** One row a call with the newest of each stage; and the beginnings among them. */
function foldStages(batch: Batch): { rows: CallRow[]; starts: ingest.EventOf<'call.started'>[] } {
  const rows = new Map<string, CallRow>()
  const starts = new Map<string, ingest.EventOf<'call.started'>>()
  const getCallRow = (callId: string): CallRow => {
    const row = rows.get(callId) ?? { callId, ...UNKNOWN_CALL }
    rows.set(callId, row)
    return row
  }
  for (const event of batch.events) {
    switch (event.type) {
      case 'call.started': {
        const row = getCallRow(event.callId)
        if (event.revision <= row.startRevision) break
        starts.set(event.callId, event)
        Object.assign(row, toStartedCall(batch, event))
        break
      }
      case 'call.answered': {
        const row = getCallRow(event.callId)
        if (event.revision <= row.answerRevision) break
        Object.assign(row, { answeredAt: toDate(event.at), answerRevision: event.revision })
        break
      }
      case 'call.ended': {
        const { callId, at, hungUpBy, revision: endRevision } = event
        const row = getCallRow(callId)
        if (endRevision > row.endRevision) Object.assign(row, { endedAt: toDate(at), hungUpBy, endRevision })
        break
      }
      case 'call.result': {
        const { callId, isQuoted, isOrdered, price = null, revision: resultRevision } = event
        const row = getCallRow(callId)
        if (resultRevision > row.resultRevision)
          Object.assign(row, { isQuoted, isOrdered, price, resultRevision })
        break
      }
      default:
    }
  }
  return { rows: [...rows.values()], starts: [...starts.values()] }
}

function toStartedCall(batch: Batch, event: ingest.EventOf<'call.started'>): Partial<CallRow> {
  const startedAt = toDate(event.at)
  return {
    ...resolveActor(batch, event, startedAt),
    sessionId: event.sessionId,
    productId: event.productId ?? null,
    isOutbound: event.direction === 'outbound',
    startedAt,
    startRevision: event.revision,
  }
}

/** The starts of calls as stored before the batch: nobody else changes calls of the tenant meanwhile. */
async function knownStarts(
  { tx: { db, tenantId } }: Batch,
  callIds: readonly string[],
): Promise<Map<string, KnownStart>> {
  const rows = await db
    .selectFrom('call')
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`call_id = any(${callIds}::text[])`)
    .select(['callId', 'sessionId', 'startedAt', 'startRevision'])
    .execute()
  return new Map(rows.map(({ callId, ...start }) => [callId, start]))
}

type ChangedCall = { callId: string; startedAt: Date | null; userId: number | null }

/** Each stage has its own revision, so that any order of arrival gives the same row. Answers what changed. */
async function upsertCalls(
  { tx: { db, tenantId } }: Batch,
  calls: readonly CallRow[],
): Promise<ChangedCall[]> {
  const isNewer = (revision: string) => sql`excluded.${sql.ref(revision)} > call.${sql.ref(revision)}`
  const changes = STAGES.flatMap(({ revision, columns }) =>
    [...columns, revision].map(
      (column) => sql`${sql.ref(column)} =
        case when ${isNewer(revision)} then excluded.${sql.ref(column)} else call.${sql.ref(column)} end`,
    ),
  )
  const { rows } = await sql<ChangedCall>`
    ${insertion(tenantId, CALL, calls)}
    on conflict (tenant_id, call_id) do update set ${sql.join(changes)}
    where ${anyHolds(STAGES.map(({ revision }) => isNewer(revision)))}
    returning call_id, started_at, user_id`.execute(db)
  return rows
}
