import { sql } from 'kysely'
import { actorOf, ACTOR_COLUMNS, eventsOf, type Batch, type Actor } from './batch.ts'
import { insertion, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

type LabelHitRow = Actor & { labelId: number; callId: string; hitAt: Date }

const LABEL_HIT: FactTable<LabelHitRow> = {
  name: 'label_hit',
  columns: { labelId: 'bigint', callId: 'text', ...ACTOR_COLUMNS, hitAt: 'timestamptz' },
}

export async function storeLabelHits(batch: Batch): Promise<void> {
  const rows = eventsOf(batch, 'label.hit').map((event): LabelHitRow => {
    const hitAt = toDate(event.at)
    return { ...actorOf(batch, event, hitAt), labelId: event.labelId, callId: event.callId, hitAt }
  })
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  const { rows: inserted } = await sql<{ hitAt: Date }>`
    ${insertion(tenantId, LABEL_HIT, rows)} on conflict do nothing returning hit_at`.execute(db)
  for (const { hitAt } of inserted) batch.days.touch(hitAt)
}
