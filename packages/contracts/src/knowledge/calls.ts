import * as z from 'zod'
import { longText, managedList, nameText, OF_BUSINESS, questionIds } from '../managed-list/managed-list.ts'
import { defineCall } from '../shared/call.ts'
import { filterText, id, noBody, queryId } from '../shared/wire.ts'

/** Questions of a business that forms offer at most. */
export const MAX_QUESTION_NAMES = 1000

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

/** Questions of a business to choose from, by name. */
export const questionNames = defineCall({
  id: 'knowledge.questionNames',
  method: 'GET',
  path: '/api/assistant/knowledge/question-names',
  access: 'session',
  envelope: 'status',
  query: z.strictObject({ bizTypeId: queryId }),
  body: noBody,
  data: z.array(z.object({ id, name: z.string() })),
})
