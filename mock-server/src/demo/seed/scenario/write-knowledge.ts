import type { Language } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { answers } from './answers.ts'
import { knowledgeTexts } from './knowledge-texts.ts'

type Db = Transaction<Database>
type Business = { id: number; tenantId: number; name: string }
type CommonColumns = { tenantId: number; businessTypeId: number; updatedAt: Date }

/** Sessions of the inspection that each business has, and how many of them have been judged. */
const DRAWN = 8
const JUDGED = 3
/** Untaken recommendations that somebody has seen to. */
const HANDLED = 2

/** What people of a business keep by hand: processes, documents, answers, what sellers need of products, intentions. */
export async function writeKnowledge(
  db: Db,
  { id: businessTypeId, tenantId, name }: Business,
  { language, at }: { language: Language; at: Date },
): Promise<void> {
  const texts = knowledgeTexts[language]
  const common: CommonColumns = { tenantId, businessTypeId, updatedAt: at }
  await db
    .insertInto('knowledgeProcess')
    .values(
      texts.processes.map(({ kind, name: called, steps }) => ({
        ...common,
        kind,
        name: called,
        steps: [...steps],
      })),
    )
    .execute()
  const questionIds = await writeAnswers(db, common, texts)
  await db
    .insertInto('knowledgeDocument')
    .values(
      texts.documents.map(({ title, content }) => ({ ...common, title: title(name), content, questionIds })),
    )
    .execute()
  await db
    .insertInto('intention')
    .values(
      texts.intentions.map((intention) => ({
        ...common,
        name: intention.name,
        phrases: [...intention.phrases],
      })),
    )
    .execute()
  await writeProducts(db, common, { questionIds, sellingPoints: texts.sellingPoints })
}

/** Every question has its answer; the second has a change that waits for its review, the third one that was sent back. */
async function writeAnswers(
  db: Db,
  common: CommonColumns,
  texts: (typeof knowledgeTexts)[Language],
): Promise<number[]> {
  const { tenantId, businessTypeId, updatedAt } = common
  const questions = await db
    .selectFrom('question')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', businessTypeId)
    .orderBy('id')
    .execute()
  for (const [index, { id: questionId, name }] of questions.entries()) {
    const known = answers[name]
    if (!known) throw new Error(`the seed has no answer to ${name}`)
    await db
      .updateTable('question')
      .set({ wordings: [...known.wordings] })
      .where('id', '=', questionId)
      .execute()
    const first = { ...common, questionId, submittedAt: updatedAt }
    await db
      .insertInto('knowledgeAnswer')
      .values({ ...first, content: known.answer, state: 'published', reviewedAt: updatedAt })
      .execute()
    const changed = { ...first, content: `${known.answer}${texts.addition}` }
    if (index === 1)
      await db
        .insertInto('knowledgeAnswer')
        .values({ ...changed, state: 'review' })
        .execute()
    if (index === 2)
      await db
        .insertInto('knowledgeAnswer')
        .values({ ...changed, state: 'rejected', reviewedAt: updatedAt, remark: texts.remarks.rejected })
        .execute()
  }
  return questions.map(({ id }) => id)
}

async function writeProducts(
  db: Db,
  { tenantId, businessTypeId, updatedAt }: CommonColumns,
  {
    questionIds,
    sellingPoints,
  }: { questionIds: number[]; sellingPoints: (product: string) => readonly string[] },
): Promise<void> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', businessTypeId)
    .execute()
  for (const { id: productId, name } of products)
    await db
      .insertInto('knowledgeProduct')
      .values({
        tenantId,
        productId,
        sellingPoints: [...sellingPoints(name)],
        questionIds,
        version: 1,
        updatedAt,
      })
      .execute()
}

/** What came of the calls by hand: one inspection a business, and recommendations seen to. Needs the facts. */
export async function writeFollowUps(
  db: Db,
  { tenantId, language, now }: { tenantId: number; language: Language; now: Date },
): Promise<void> {
  const { inspection, remarks, handledNote } = knowledgeTexts[language]
  const supervisor = await db
    .selectFrom('appUser')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('type', 'in', ['SuperAdmin', 'TeamAdmin'])
    .orderBy('id')
    .executeTakeFirst()
  if (!supervisor) return
  await sql`
    insert into inspection (tenant_id, business_type_id, name, first_day, last_day, created_by, created_at)
    select c.tenant_id, c.business_type_id, ${inspection}, min(c.started_at)::date, max(c.started_at)::date,
      ${supervisor.id}, ${now}
    from conversation c where c.tenant_id = ${tenantId} group by c.tenant_id, c.business_type_id`.execute(db)
  await sql`
    insert into inspection_item
      (tenant_id, inspection_id, session_id, assigned_to, verdict, remark, judged_by, judged_at)
    select i.tenant_id, i.id, drawn.session_id, ${supervisor.id},
      case when drawn.row_index = 1 then 'fail' when drawn.row_index <= ${JUDGED} then 'pass' end,
      case when drawn.row_index = 1 then ${remarks.failed} end,
      case when drawn.row_index <= ${JUDGED} then ${supervisor.id}::bigint end,
      case when drawn.row_index <= ${JUDGED} then ${now}::timestamptz end
    from inspection i cross join lateral (
      select c.session_id, row_number() over (order by md5(c.session_id)) as row_index from conversation c
      where c.tenant_id = i.tenant_id and c.business_type_id = i.business_type_id
      order by md5(c.session_id) limit ${DRAWN}
    ) drawn
    where i.tenant_id = ${tenantId}`.execute(db)
  await sql`
    insert into knowledge_feedback (tenant_id, recommendation_id, note, handled_at, handled_by)
    select r.tenant_id, r.recommendation_id, ${handledNote}, ${now}, ${supervisor.id}
    from (
      select r.*, row_number() over (partition by business_type_id order by shown_at desc, recommendation_id) as row_index
      from recommendation r where r.tenant_id = ${tenantId} and not r.is_accepted
    ) r where r.row_index <= ${HANDLED}`.execute(db)
}
