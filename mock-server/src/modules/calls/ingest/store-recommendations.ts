import { sql } from 'kysely'
import { doerOf, DOER_COLUMNS, eventsOf, type Batch, type Doer } from './batch.ts'
import { insertion, newestOf, takenOver, type FactTable } from './fact-table.ts'
import { timeOf } from './read-event.ts'

type RecommendationRow = Doer & {
  recommendationId: string
  questionId: number
  callId: string | null
  shownAt: Date
  isValid: boolean
  isAccepted: boolean
  revision: number
}

const RECOMMENDATION: FactTable<RecommendationRow> = {
  name: 'recommendation',
  columns: {
    recommendationId: 'text',
    questionId: 'bigint',
    callId: 'text',
    ...DOER_COLUMNS,
    shownAt: 'timestamptz',
    isValid: 'boolean',
    isAccepted: 'boolean',
    revision: 'integer',
  },
}
const REPLACED = [
  'questionId',
  'callId',
  'userId',
  'orgId',
  'businessTypeId',
  'projectId',
  'shownAt',
  'isValid',
  'isAccepted',
  'revision',
] as const

export async function storeRecommendations(batch: Batch): Promise<void> {
  const newest = newestOf(eventsOf(batch, 'recommendation'), (event) => event.recommendationId)
  const rows = newest.map((event): RecommendationRow => {
    const shownAt = timeOf(event.at)
    const { recommendationId, questionId, callId = null, isValid, isAccepted, revision } = event
    const doer = doerOf(batch, event, shownAt)
    return { ...doer, recommendationId, questionId, callId, shownAt, isValid, isAccepted, revision }
  })
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  const before = await knownTimes(
    batch,
    rows.map(({ recommendationId }) => recommendationId),
  )
  const { rows: changed } = await sql<{ id: string; shownAt: Date }>`
    ${insertion(tenantId, RECOMMENDATION, rows)}
    on conflict (tenant_id, recommendation_id) do update set ${takenOver(REPLACED)}
    where excluded.revision > recommendation.revision
    returning recommendation_id as id, shown_at`.execute(db)
  for (const { id, shownAt } of changed) {
    batch.days.touch(shownAt)
    const earlier = before.get(id)
    if (earlier) batch.days.touch(earlier)
  }
}

async function knownTimes(
  { tx: { db, tenantId } }: Batch,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('recommendation')
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`recommendation_id = any(${ids}::text[])`)
    .select(['recommendationId', 'shownAt'])
    .execute()
  return new Map(rows.map(({ recommendationId, shownAt }) => [recommendationId, shownAt]))
}
