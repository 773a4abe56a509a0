import { knowledge } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Change } from '../../../platform/managed-list/managed-store.ts'
import { containsText, tableStore } from '../../../platform/managed-list/table-store.ts'

const nameOfUser = (column: 'submitted_by' | 'reviewed_by') =>
  sql`(select u.name from person u where u.tenant_id = record.tenant_id and u.id = ${sql.ref(`record.${column}`)})`
const toUnixSeconds = (column: 'submitted_at' | 'reviewed_at') =>
  sql`floor(extract(epoch from ${sql.ref(`record.${column}`)}))::bigint`

type Filters = {
  questionId?: number | undefined
  state?: knowledge.AnswerState | undefined
  states?: readonly knowledge.AnswerState[] | undefined
  text?: string | undefined
}
type Draft = { questionId: number; content: string }

/** Versions of answers, the newest first. */
export const answerStore = tableStore<{ bizTypeId: number }, Filters, Draft, knowledge.Answer>({
  table: 'knowledgeAnswer',
  columns: ['questionId', 'content'],
  row: knowledge.answers.row,
  isOfBusiness: true,
  facts: () => ({
    questionName: sql`q.name`,
    state: sql`record.state`,
    submittedAt: toUnixSeconds('submitted_at'),
    submittedBy: nameOfUser('submitted_by'),
    reviewedAt: toUnixSeconds('reviewed_at'),
    reviewedBy: nameOfUser('reviewed_by'),
    remark: sql`record.remark`,
  }),
  joins: () => sql`join question q on q.tenant_id = record.tenant_id and q.id = record.question_id`,
  where: ({ questionId, state, states, text }) => [
    ...(questionId === undefined ? [] : [sql`record.question_id = ${questionId}`]),
    ...(state === undefined ? [] : [sql`record.state = ${state}`]),
    ...(states === undefined ? [] : [sql`record.state = any(${[...states]}::text[])`]),
    ...containsText(text, 'content'),
  ],
  orderBy: sql`record.id desc`,
})

/** Submits an answer; the result of an earlier review is cleared. */
export async function updateSubmitted(tx: TenantTx, id: number, { by, at }: Change): Promise<void> {
  const change = { submittedAt: at, submittedBy: by, reviewedAt: null, reviewedBy: null, remark: null }
  await updateState(tx, id, { state: 'review', ...change, updatedAt: at, updatedBy: by })
}

export async function updateWithdrawn(tx: TenantTx, id: number, { by, at }: Change): Promise<void> {
  await updateState(tx, id, {
    state: 'draft',
    submittedAt: null,
    submittedBy: null,
    updatedAt: at,
    updatedBy: by,
  })
}

export async function updateReviewed(
  tx: TenantTx,
  id: number,
  { isApproved, remark, change: { by, at } }: { isApproved: boolean; remark: string | null; change: Change },
): Promise<void> {
  const state = isApproved ? 'published' : 'rejected'
  const change = { reviewedAt: at, reviewedBy: by, remark, updatedAt: at, updatedBy: by }
  await updateState(tx, id, { state, ...change })
}

/** Retires the answer that is published now: a question has one published answer. */
export async function retirePublished(
  { db, tenantId }: TenantTx,
  questionId: number,
  { by, at }: Change,
): Promise<void> {
  await db
    .updateTable('knowledgeAnswer')
    .set((eb) => ({ state: 'retired', version: eb('version', '+', 1), updatedAt: at, updatedBy: by }))
    .where('tenantId', '=', tenantId)
    .where('questionId', '=', questionId)
    .where('state', '=', 'published')
    .execute()
}

/** Holds other reviews of answers to the same question back until this transaction ends. */
export async function lockQuestion({ db, tenantId }: TenantTx, questionId: number): Promise<void> {
  await db
    .selectFrom('question')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', questionId)
    .forNoKeyUpdate()
    .execute()
}

type StateChange = {
  state: knowledge.AnswerState
  submittedAt?: Date | null
  submittedBy?: number | null
  reviewedAt?: Date | null
  reviewedBy?: number | null
  remark?: string | null
  updatedAt: Date
  updatedBy: number
}

async function updateState({ db, tenantId }: TenantTx, id: number, change: StateChange): Promise<void> {
  await db
    .updateTable('knowledgeAnswer')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Answers that wait for review, the longest waiting first, with the published answer to the same question. */
export async function findReviews(
  tx: TenantTx,
  query: { bizTypeId: number; pageIndex: number; pageSize: number },
  now: Date,
): Promise<{ records: knowledge.Review[]; total: number }> {
  const { rows } = await sql<{ id: number; published: string | null; total: number }>`
    select a.id, p.content as published, count(*) over () as total
    from knowledge_answer a
    left join knowledge_answer p
      on p.tenant_id = a.tenant_id and p.question_id = a.question_id and p.state = 'published'
    where a.tenant_id = ${tx.tenantId} and a.business_type_id = ${query.bizTypeId} and a.state = 'review'
    order by a.submitted_at, a.id
    limit ${query.pageSize} offset ${(query.pageIndex - 1) * query.pageSize}`.execute(tx.db)
  const records: knowledge.Review[] = []
  for (const { id, published } of rows) {
    const answer = await answerStore.read(tx, id, now)
    if (answer) records.push({ answer, published })
  }
  const [first] = rows
  if (first || query.pageIndex === 1) return { records, total: first?.total ?? 0 }
  // Past the last page there is no row with the total.
  return { records, total: (await findReviews(tx, { ...query, pageIndex: 1, pageSize: 1 }, now)).total }
}
