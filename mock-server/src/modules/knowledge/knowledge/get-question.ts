import { knowledge, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { answerStore } from './answers.store.ts'
import { canReadQuestions } from './knowledge.policy.ts'
import { questionStore } from './question-routes.ts'

/** One question with all that is known of it (STAT-066). */
export const getQuestion = route(knowledge.question, {
  policy: canReadQuestions,
  handler: async ({ ctx, tx, query: { questionId } }) => {
    const now = ctx.clock.now()
    const question = await questionStore.read(tx, questionId, now)
    if (!question || question.bizTypeId === null) throw new NotFound()
    const { id, name, wordings, shown, valid, accepted, bizTypeId } = question
    const page = { pageIndex: 1, pageSize: knowledge.MAX_SHOWN_OF_QUESTION }
    const versions = await answerStore.find(tx, { bizTypeId, questionId, ...page }, now)
    const isShown = ({ state }: knowledge.Answer) => state !== 'draft' && state !== 'published'
    return {
      id,
      name,
      wordings,
      businessName: await businessName(tx, bizTypeId),
      figures: { shown, valid, accepted },
      answer: versions.records.find(({ state }) => state === 'published') ?? null,
      documents: await documentsOf(tx, { bizTypeId, questionId }),
      history: versions.records.filter(isShown),
    }
  },
})

async function businessName({ db, tenantId }: TenantTx, bizTypeId: number): Promise<string> {
  const { name } = await db
    .selectFrom('businessType')
    .where('tenantId', '=', tenantId)
    .where('id', '=', bizTypeId)
    .select('name')
    .executeTakeFirstOrThrow()
  return name
}

function documentsOf(
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
