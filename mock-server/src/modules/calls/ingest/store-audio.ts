import { sql } from 'kysely'
import { filterEvents, type Batch } from './batch.ts'
import { insertion, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

type AudioRow = { audioId: string; businessTypeId: number; recordedAt: Date; skillSeconds: number }

const AUDIO: FactTable<AudioRow> = {
  name: 'offline_audio',
  columns: { audioId: 'text', businessTypeId: 'bigint', recordedAt: 'timestamptz', skillSeconds: 'integer' },
}

/** A recording stays as it first came. No rollup is made of recordings: they touch no day. */
export async function storeAudio(batch: Batch): Promise<void> {
  const rows = filterEvents(batch, 'offline.audio').map(
    ({ audioId, businessTypeId, at, skillSeconds }): AudioRow => ({
      audioId,
      businessTypeId,
      recordedAt: toDate(at),
      skillSeconds,
    }),
  )
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  await sql`${insertion(tenantId, AUDIO, rows)} on conflict (tenant_id, audio_id) do nothing`.execute(db)
}
