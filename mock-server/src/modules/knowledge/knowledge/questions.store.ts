import { knowledge, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export function listQuestionsOf(
  { db, tenantId }: TenantTx,
  bizTypeId: number,
): Promise<DataOf<typeof knowledge.questionNames>> {
  return db
    .selectFrom('question')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .limit(knowledge.MAX_QUESTION_NAMES)
    .execute()
}

export async function findBusinessName({ db, tenantId }: TenantTx, bizTypeId: number): Promise<string> {
  const { name } = await db
    .selectFrom('businessType')
    .where('tenantId', '=', tenantId)
    .where('id', '=', bizTypeId)
    .select('name')
    .executeTakeFirstOrThrow()
  return name
}

/** The documents that name the question. */
export function listDocumentsOf(
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
