import { sql } from 'kysely'
import { eventsOf, type Batch } from './batch.ts'
import { insertion, newestOf, takenOver, type FactTable } from './fact-table.ts'
import { timeOf } from './read-event.ts'

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

const EVALUATION: FactTable<EvaluationRow> = {
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
}
const REPLACED = Object.keys(EVALUATION.columns).filter((column) => column !== 'evaluationId')

export async function storeEvaluations(batch: Batch): Promise<void> {
  const newest = newestOf(eventsOf(batch, 'dataset.evaluation'), ({ evaluationId }) => evaluationId)
  const rows = newest.map(
    ({ type: _type, eventId: _id, at, voiceId = null, sentenceIndex = null, ...event }): EvaluationRow => ({
      ...event,
      voiceId,
      sentenceIndex,
      evaluatedAt: timeOf(at),
    }),
  )
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  const before = await knownTimes(
    batch,
    rows.map(({ evaluationId }) => evaluationId),
  )
  const { rows: changed } = await sql<{ id: string; evaluatedAt: Date }>`
    ${insertion(tenantId, EVALUATION, rows)}
    on conflict (tenant_id, evaluation_id) do update set ${takenOver(REPLACED)}
    where excluded.revision > dataset_evaluation.revision
    returning evaluation_id as id, evaluated_at`.execute(db)
  for (const { id, evaluatedAt } of changed) {
    batch.days.touch(evaluatedAt)
    const earlier = before.get(id)
    if (earlier) batch.days.touch(earlier)
  }
}

async function knownTimes(
  { tx: { db, tenantId } }: Batch,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('datasetEvaluation')
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`evaluation_id = any(${ids}::text[])`)
    .select(['evaluationId', 'evaluatedAt'])
    .execute()
  return new Map(rows.map(({ evaluationId, evaluatedAt }) => [evaluationId, evaluatedAt]))
}
