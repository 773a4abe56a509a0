import { filterEvents, type Batch } from './batch.ts'
import { pickNewestRows } from './fact-table.ts'
import { toDate } from './read-event.ts'
import { upsertRevised, type RevisedTable } from './upsert-revised.ts'

type EvaluationRow = {
  evaluationId: string
  businessTypeId: number
  labelType: number
  labelId: number
  labelOption: number
  title: string
  sessionId: string
  voiceId: string | null
  sentenceIndex: number | null
  evaluatedAt: Date
  revision: number
}

const EVALUATION: RevisedTable<EvaluationRow> = {
  name: 'dataset_evaluation',
  columns: {
    evaluationId: 'text',
    businessTypeId: 'bigint',
    labelType: 'smallint',
    labelId: 'bigint',
    labelOption: 'smallint',
    title: 'text',
    sessionId: 'text',
    voiceId: 'text',
    sentenceIndex: 'integer',
    evaluatedAt: 'timestamptz',
    revision: 'integer',
  },
  key: 'evaluationId',
  time: 'evaluatedAt',
}

export async function storeEvaluations(batch: Batch): Promise<void> {
  const newest = pickNewestRows(filterEvents(batch, 'dataset.evaluation'), ({ evaluationId }) => evaluationId)
  const rows = newest.map(
    ({ type: _type, eventId: _id, at, voiceId = null, sentenceIndex = null, ...event }): EvaluationRow => ({
      ...event,
      voiceId,
      sentenceIndex,
      evaluatedAt: toDate(at),
    }),
  )
  await upsertRevised(batch, EVALUATION, rows)
}
