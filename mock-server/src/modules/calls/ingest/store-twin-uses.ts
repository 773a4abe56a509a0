import { sql } from 'kysely'
import { resolveActor, ACTOR_COLUMNS, filterEvents, type Batch, type Actor } from './batch.ts'
import { insertion, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

type TwinUseRow = Actor & {
  useId: string
  usedAt: Date
  productName: string
  processName: string
  sessionId: string
}

const TWIN_USE: FactTable<TwinUseRow> = {
  name: 'twin_use',
  columns: {
    useId: 'text',
    ...ACTOR_COLUMNS,
    usedAt: 'timestamptz',
    productName: 'text',
    processName: 'text',
    sessionId: 'text',
  },
}

/** A use stays as it first came. */
export async function storeTwinUses(batch: Batch): Promise<void> {
  const rows = filterEvents(batch, 'twin.use').map((event): TwinUseRow => {
    const usedAt = toDate(event.at)
    const { useId, productName, processName, sessionId } = event
    return { ...resolveActor(batch, event, usedAt), useId, usedAt, productName, processName, sessionId }
  })
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  const { rows: inserted } = await sql<{ usedAt: Date }>`
    ${insertion(tenantId, TWIN_USE, rows)}
    on conflict (tenant_id, use_id) do nothing returning used_at`.execute(db)
  for (const { usedAt } of inserted) batch.days.touch(usedAt)
}
