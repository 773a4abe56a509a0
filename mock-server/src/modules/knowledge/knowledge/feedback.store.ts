import { EXACT_COUNT_LIMIT, type DataOf, type knowledge, type ParsedQueryOf } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { withinDays } from '../../../platform/managed-list/day-range.ts'
import type { Change } from '../../../platform/managed-list/managed-store.ts'

type FeedbackQuery = ParsedQueryOf<typeof knowledge.feedback> & { timezone: string }
type FeedbackColumns = Omit<knowledge.FeedbackRow, 'handled'> & {
  note: string | null
  handledBy: string | null
  handledAt: number | null
}

/** Recommendations that nobody took up, the newest first; counted exactly up to the limit of R35. */
export async function findFeedback(
  { db, tenantId }: TenantTx,
  query: FeedbackQuery,
): Promise<DataOf<typeof knowledge.feedback>> {
  const { bizTypeId, questionId, isHandled, pageIndex, pageSize } = query
  const matching = sql`
    from recommendation r
    left join knowledge_feedback f on f.tenant_id = r.tenant_id and f.recommendation_id = r.recommendation_id
    where r.tenant_id = ${tenantId} and r.business_type_id = ${bizTypeId} and not r.is_accepted
      and ${withinDays('r.shown_at', query)}
      ${questionId === undefined ? sql`` : sql`and r.question_id = ${questionId}`}
      ${isHandled === undefined ? sql`` : sql`and (f.handled_at is not null) = ${isHandled}`}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select ${matching} limit ${EXACT_COUNT_LIMIT + 1}) found`.execute(db)
  const { rows } = await sql<FeedbackColumns>`
    select r.recommendation_id, r.question_id, q.name as question_name, u.name as seat_name,
      floor(extract(epoch from r.shown_at))::bigint as shown_at, r.is_valid, c.session_id,
      (select s.words from utterance s
        where s.tenant_id = r.tenant_id and s.call_id = r.call_id and s.speaker = 2
          and s.said_at between r.shown_at - interval '10 minutes' and r.shown_at
        order by s.said_at desc, s.seq desc limit 1) as sentence,
      r.note, floor(extract(epoch from r.handled_at))::bigint as handled_at, h.name as handled_by
    from (
      select r.*, f.note, f.handled_at, f.handled_by ${matching}
      order by r.shown_at desc, r.recommendation_id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    ) r
    join question q on q.tenant_id = r.tenant_id and q.id = r.question_id
    join person u on u.tenant_id = r.tenant_id and u.id = r.user_id
    left join reported_call c on c.tenant_id = r.tenant_id and c.call_id = r.call_id
    left join person h on h.tenant_id = r.tenant_id and h.id = r.handled_by
    order by r.shown_at desc, r.recommendation_id`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  return {
    records: rows.map(({ note, handledBy, handledAt, ...row }) => ({
      ...row,
      handled:
        note === null || handledBy === null || handledAt === null
          ? null
          : { note, by: handledBy, at: handledAt },
    })),
    total: Math.min(total, EXACT_COUNT_LIMIT),
    totalIsCapped: total > EXACT_COUNT_LIMIT,
  }
}

/** Finds feedback that is to be handled; undefined if it does not exist, or the suggestion was used. */
export function findOpenFeedback({ db, tenantId }: TenantTx, recommendationId: string) {
  return db
    .selectFrom('recommendation')
    .innerJoin('question', (join) =>
      join
        .onRef('question.tenantId', '=', 'recommendation.tenantId')
        .onRef('question.id', '=', 'recommendation.questionId'),
    )
    .where('recommendation.tenantId', '=', tenantId)
    .where('recommendation.recommendationId', '=', recommendationId)
    .where('recommendation.isAccepted', '=', false)
    .select(['question.name', 'recommendation.businessTypeId'])
    .executeTakeFirst()
}

/** False when somebody has handled it already. */
export async function insertHandled(
  { db, tenantId }: TenantTx,
  { recommendationId, note }: { recommendationId: string; note: string },
  { by, at }: Change,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('knowledgeFeedback')
    .values({ tenantId, recommendationId, note, handledAt: at, handledBy: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
