import { resolveActor, ACTOR_COLUMNS, filterEvents, type Batch, type Actor } from './batch.ts'
import { pickNewestRows } from './fact-table.ts'
import { toDate } from './read-event.ts'
import { upsertRevised, type RevisedTable } from './upsert-revised.ts'

type RecommendationRow = Actor & {
  recommendationId: string
  questionId: number
  callId: string | null
  shownAt: Date
  isValid: boolean
  isAccepted: boolean
  revision: number
}

const RECOMMENDATION: RevisedTable<RecommendationRow> = {
  name: 'recommendation',
  columns: {
    recommendationId: 'text',
    questionId: 'bigint',
    callId: 'text',
    ...ACTOR_COLUMNS,
    shownAt: 'timestamptz',
    isValid: 'boolean',
    isAccepted: 'boolean',
    revision: 'integer',
  },
  key: 'recommendationId',
  time: 'shownAt',
}

export async function storeRecommendations(batch: Batch): Promise<void> {
  const newest = pickNewestRows(filterEvents(batch, 'recommendation'), (event) => event.recommendationId)
  const rows = newest.map((event): RecommendationRow => {
    const shownAt = toDate(event.at)
    const { recommendationId, questionId, callId = null, isValid, isAccepted, revision } = event
    const actor = resolveActor(batch, event, shownAt)
    return { ...actor, recommendationId, questionId, callId, shownAt, isValid, isAccepted, revision }
  })
  await upsertRevised(batch, RECOMMENDATION, rows)
}
