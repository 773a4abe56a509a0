import type { ingest } from '@console/contracts'
import { sql } from 'kysely'
import { detectLabels, pushHits, toHitRow } from '../../labels/label-detection/public.ts'
import { resolveActor, ACTOR_COLUMNS, filterEvents, type Batch, type Actor } from './batch.ts'
import { insertion, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

type LabelHitRow = Actor & { labelId: number; callId: string; hitAt: Date; evidence: unknown }

const LABEL_HIT: FactTable<LabelHitRow> = {
  name: 'label_hit',
  columns: { labelId: 'bigint', callId: 'text', ...ACTOR_COLUMNS, hitAt: 'timestamptz', evidence: 'jsonb' },
}

export async function storeLabelHits(batch: Batch): Promise<void> {
  const rows = filterEvents(batch, 'label.hit').map((event): LabelHitRow => {
    const hitAt = toDate(event.at)
    const { labelId, callId } = event
    return { ...resolveActor(batch, event, hitAt), labelId, callId, hitAt, evidence: null }
  })
  await insertHits(batch, rows)
}

/** Stores the hits of the company's labels in the calls of the batch, and pushes the messages about them. */
export async function storeDetectedHits(batch: Batch, now: Date): Promise<void> {
  const callIds = new Set(
    batch.events.flatMap((event) =>
      CHANGES_CALL.has(event.type) && 'callId' in event ? (event.callId ?? []) : [],
    ),
  )
  const hits = await detectLabels(batch.tx, [...callIds], now)
  await insertHits(batch, hits.map(toHitRow))
  await pushHits(batch.tx, hits, now)
}

/** Events that labels are judged by. */
const CHANGES_CALL: ReadonlySet<ingest.EventType> = new Set([
  'call.started',
  'call.answered',
  'call.ended',
  'call.result',
  'utterance',
])

/** Returns how many hits were new. */
export async function insertHits(
  { tx: { db, tenantId }, days }: Pick<Batch, 'tx' | 'days'>,
  rows: readonly LabelHitRow[],
): Promise<number> {
  if (rows.length === 0) return 0
  const { rows: inserted } = await sql<{ hitAt: Date; calledAt: Date | null }>`
    ${insertion(tenantId, LABEL_HIT, rows)} on conflict do nothing
    returning hit_at, (select c.started_at from call c
      where c.tenant_id = label_hit.tenant_id and c.call_id = label_hit.call_id) as called_at`.execute(db)
  for (const { hitAt, calledAt } of inserted) {
    days.touch(hitAt)
    // A hit may make its call a valid one, a quote or a deal, and that counts on the day when the call began.
    if (calledAt !== null) days.touch(calledAt)
  }
  return inserted.length
}
