import type { answerTask, DataOf, ParsedQueryOf } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'

type Filter = Omit<ParsedQueryOf<typeof answerTask.list>, 'mine'> & { today: string }

const STATE = sql`case when t.is_passed then 'passed' when not t.is_passed then 'failed'
  when t.answer is not null then 'answered' else 'open' end`

export async function findTasks(
  { db, tenantId }: TenantTx,
  { state, userId, pageIndex, pageSize, today }: Filter,
): Promise<DataOf<typeof answerTask.list>> {
  const from = sql`
    from answer_task t
    join question q on q.tenant_id = t.tenant_id and q.id = t.question_id
    join business b on b.tenant_id = t.tenant_id and b.id = q.business_type_id
    join person u on u.tenant_id = t.tenant_id and u.id = t.user_id
    join person c on c.tenant_id = t.tenant_id and c.id = t.created_by
    left join person j on j.tenant_id = t.tenant_id and j.id = t.judged_by
    where t.tenant_id = ${tenantId}
      ${state === undefined ? sql`` : sql`and ${STATE} = ${state}`}
      ${userId === undefined ? sql`` : sql`and t.user_id = ${userId}`}`
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db)
  const { rows } = await sql<answerTask.AnswerTask>`
    select t.id, t.version, q.id as "questionId", q.name as question, b.id as "bizTypeId", b.name as "bizTypeName",
           u.id as "userId", u.name as "userName", to_char(t.due_day, 'YYYY-MM-DD') as "dueDay",
           t.answer is null and t.due_day < ${today}::date as "isOverdue", ${STATE} as state,
           t.answer, floor(extract(epoch from t.answered_at))::bigint as "answeredAt", t.remark,
           j.name as "judgedByName", c.name as "createdByName"
    ${from} order by t.judged_at is not null, t.due_day, t.id
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { records: rows, total: counted.rows[0]?.total ?? 0 }
}

/** More questions or people than these are not offered. */
const MAX_OFFERED = 1000

export async function findChoices({ db, tenantId }: TenantTx): Promise<DataOf<typeof answerTask.questions>> {
  const questions = await sql<DataOf<typeof answerTask.questions>['questions'][number]>`
    select q.id, q.name, b.name as "bizTypeName" from question q
    join business b on b.tenant_id = q.tenant_id and b.id = q.business_type_id
    where q.tenant_id = ${tenantId} order by b.name, q.name, q.id limit ${MAX_OFFERED}`.execute(db)
  const people = await db
    .selectFrom('person')
    .where('status', '=', 'enabled')
    .select(['id', 'name'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .limit(MAX_OFFERED)
    .execute()
  return { questions: questions.rows, people }
}

export async function questionName({ db }: TenantTx, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('question').where('id', '=', id).select('name').executeTakeFirst()
  return row?.name
}

/** Names of the people who may get a task; disabled and unknown people are left out. */
export async function openPeople({ db }: TenantTx, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .where('id', 'in', ids)
    .where('status', '=', 'enabled')
    .select('name')
    .orderBy(naturalOrder('name'))
    .execute()
  return rows.map(({ name }) => name)
}

type NewTasks = { questionId: number; userIds: readonly number[]; dueDay: string; by: number; at: Date }

/** Returns how many were made: fewer than requested where somebody has the question open. */
export async function insertTasks({ db, tenantId }: TenantTx, tasks: NewTasks): Promise<number> {
  const { questionId, userIds, dueDay, by, at } = tasks
  const made = await db
    .insertInto('answerTask')
    .values(userIds.map((userId) => ({ tenantId, questionId, userId, dueDay, createdBy: by, createdAt: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return made.length
}

export type LockedTask = {
  id: number
  version: number
  question: string
  userId: number
  userName: string
  answer: string | null
  isJudged: boolean
}

/** Locked until the transaction ends, so that of two changes the second sees the first. */
export async function lockTask({ db, tenantId }: TenantTx, id: number): Promise<LockedTask | undefined> {
  const { rows } = await sql<LockedTask>`
    select t.id, t.version, q.name as question, t.user_id as "userId", u.name as "userName", t.answer,
           t.judged_at is not null as "isJudged"
    from answer_task t
    join question q on q.tenant_id = t.tenant_id and q.id = t.question_id
    join person u on u.tenant_id = t.tenant_id and u.id = t.user_id
    where t.tenant_id = ${tenantId} and t.id = ${id} for update of t`.execute(db)
  return rows[0]
}

export async function updateAnswer(
  { db }: TenantTx,
  id: number,
  said: { answer: string; at: Date },
): Promise<void> {
  await db
    .updateTable('answerTask')
    .set((eb) => ({ answer: said.answer, answeredAt: said.at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Judgement = { isPassed: boolean; remark: string; by: number; at: Date }

export async function updateJudgement({ db }: TenantTx, id: number, judged: Judgement): Promise<void> {
  const { isPassed, remark, by, at } = judged
  await db
    .updateTable('answerTask')
    .set((eb) => ({ isPassed, remark, judgedBy: by, judgedAt: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
