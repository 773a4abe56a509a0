import { knowledge, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'

export function listBusinessQuestions(
  { db, tenantId }: TenantTx,
  bizTypeId: number,
): Promise<DataOf<typeof knowledge.questionNames>> {
  return db
    .selectFrom('question')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .select(['id', 'name'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .limit(knowledge.MAX_QUESTION_NAMES)
    .execute()
}

export async function findBusinessName({ db, tenantId }: TenantTx, bizTypeId: number): Promise<string> {
  const { name } = await db
    .selectFrom('business')
    .where('tenantId', '=', tenantId)
    .where('id', '=', bizTypeId)
    .select('name')
    .executeTakeFirstOrThrow()
  return name
}

/** Documents and products that one refusal names. */
const MAX_NAMED_USES = 5

/** Documents and products that name a question: some by their names, and how many they are. */
export type QuestionUses = { names: string[]; total: number }

export async function findUses({ db, tenantId }: TenantTx, questionId: number): Promise<QuestionUses> {
  const { rows } = await sql<{ name: string; total: number }>`
    select name, count(*) over () as total from (
      select title as name from knowledge_document
      where tenant_id = ${tenantId} and ${questionId} = any(question_ids)
      union all
      select p.name from knowledge_product k join product p on p.tenant_id = k.tenant_id and p.id = k.product_id
      where k.tenant_id = ${tenantId} and ${questionId} = any(k.question_ids)
    ) used
    order by lower(name) limit ${MAX_NAMED_USES}`.execute(db)
  return { names: rows.map(({ name }) => name), total: rows[0]?.total ?? 0 }
}

/** The documents that name the question. */
export function listQuestionDocuments(
  { db, tenantId }: TenantTx,
  { bizTypeId, questionId }: { bizTypeId: number; questionId: number },
): Promise<DataOf<typeof knowledge.question>['documents']> {
  return db
    .selectFrom('knowledgeDocument')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .where(sql<boolean>`${questionId} = any(question_ids)`)
    .select(['id', 'title', 'content'])
    .orderBy('title')
    .limit(knowledge.MAX_SHOWN_OF_QUESTION)
    .execute()
}
