import * as z from 'zod'
import { longText, managedList, nameText, OF_BUSINESS, questionIds } from '../managed-list/managed-list.ts'
import { filterText } from '../shared/wire.ts'

/** What a seat may read aloud or look up, and which questions it helps to answer. */
export const documents = managedList({
  id: 'knowledge.documents',
  path: '/api/assistant/knowledge/documents',
  scope: OF_BUSINESS,
  filters: { text: filterText.optional() },
  draft: { title: nameText, content: longText, questionIds },
  facts: {},
})
export type KnowledgeDocument = z.output<typeof documents.row>
