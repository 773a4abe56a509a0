import { ingest } from '@console/contracts'
import { sql } from 'kysely'
import type { Batch } from './batch.ts'
import { insertion, overwritten, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'
import type { StartedCall } from './store-calls.ts'

type ConversationRow = {
  sessionId: string
  businessTypeId: number
  productId: number | null
  customer: string | null
  channel: string
  startedAt: Date
}

const CONVERSATION: FactTable<ConversationRow> = {
  name: 'conversation',
  columns: {
    sessionId: 'text',
    businessTypeId: 'bigint',
    productId: 'bigint',
    customer: 'text',
    channel: 'text',
    startedAt: 'timestamptz',
  },
}

/** A conversation is what its first call says it is, in whatever order its calls arrive. */
export async function storeConversations(batch: Batch, started: readonly StartedCall[]): Promise<void> {
  if (started.length === 0) return
  const known = await knownConversations(
    batch,
    started.map(({ event }) => event.sessionId),
  )
  const changed = new Map<string, ConversationRow>()
  for (const start of started.toSorted(byTime)) {
    const { sessionId } = start.event
    const row = withCall(changed.get(sessionId) ?? known.get(sessionId), start)
    changed.set(sessionId, row)
  }
  const { db, tenantId } = batch.tx
  await sql`
    ${insertion(tenantId, CONVERSATION, [...changed.values()])}
    on conflict (tenant_id, session_id) do update set
      ${overwritten(['businessTypeId', 'productId', 'customer', 'channel', 'startedAt'])}`.execute(db)
}

function byTime({ event: a }: StartedCall, { event: b }: StartedCall): number {
  return a.at - b.at || (a.callId < b.callId ? -1 : 1)
}

function withCall(known: ConversationRow | undefined, { event, before }: StartedCall): ConversationRow {
  const startedAt = toDate(event.at)
  const customer = event.customer ?? null
  // A corrected beginning replaces what the same call had said.
  const wasFirst =
    before?.sessionId === event.sessionId && before.startedAt?.getTime() === known?.startedAt.getTime()
  if (known && startedAt > known.startedAt && !wasFirst)
    return { ...known, customer: known.customer ?? customer }
  return {
    sessionId: event.sessionId,
    businessTypeId: event.businessTypeId,
    productId: event.productId ?? null,
    customer: customer ?? known?.customer ?? null,
    channel: event.channel ?? ingest.DEFAULT_CHANNEL,
    startedAt,
  }
}

async function knownConversations(
  { tx: { db, tenantId } }: Batch,
  sessionIds: readonly string[],
): Promise<Map<string, ConversationRow>> {
  const rows = await db
    .selectFrom('conversation')
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`session_id = any(${sessionIds}::text[])`)
    .select(['sessionId', 'businessTypeId', 'productId', 'customer', 'channel', 'startedAt'])
    .execute()
  return new Map(rows.map((row) => [row.sessionId, row]))
}
