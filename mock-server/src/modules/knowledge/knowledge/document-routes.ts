import { knowledge } from '@console/contracts'
import { sql } from 'kysely'
import { canOpen } from '../../../access/policy.ts'
import { containsText, tableStore } from '../../../platform/managed-list/table-store.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import { requireQuestions } from './known-questions.ts'

export const documentRoutes = managedRoutes(knowledge.documents, {
  policy: canOpen('knowledge.document'),
  audited: 'knowledge.document',
  nameOf: ({ title }) => title,
  check: (tx, { draft, bizTypeId }) => requireQuestions(tx, bizTypeId, draft.questionIds),
  store: tableStore({
    table: 'knowledgeDocument',
    columns: ['title', 'content', 'questionIds'],
    row: knowledge.documents.row,
    isOfBusiness: true,
    where: ({ text }) => containsText(text, 'title', 'content'),
    orderBy: sql`lower(record.title)`,
  }),
})
