import { sql } from 'kysely'
import { filterEvents, type Batch } from './batch.ts'
import { insertion, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

type UtteranceRow = {
  callId: string
  seq: number
  speaker: number
  saidAt: Date
  words: string
  endsAt: Date | null
  emotion: string | null
}

const UTTERANCE: FactTable<UtteranceRow> = {
  name: 'utterance',
  columns: {
    callId: 'text',
    seq: 'integer',
    speaker: 'smallint',
    saidAt: 'timestamptz',
    words: 'text',
    endsAt: 'timestamptz',
    emotion: 'text',
  },
}
/** As the schema has them. */
const SPEAKERS = { seat: 1, customer: 2 } as const

/** No statistic is made of words: they touch no day. */
export async function storeUtterances(batch: Batch): Promise<void> {
  const rows = filterEvents(batch, 'utterance').map(
    ({ callId, seq, speaker, at, words, seconds, emotion }) => ({
      callId,
      seq,
      speaker: SPEAKERS[speaker],
      saidAt: toDate(at),
      words,
      endsAt: seconds === undefined ? null : toDate(at + seconds),
      emotion: emotion ?? null,
    }),
  )
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  await sql`${insertion(tenantId, UTTERANCE, rows)} on conflict do nothing`.execute(db)
}
