import type { Module } from '../../http/module.ts'
import { listQuestionNames } from './list-question-names.ts'
import { documentRoutes } from './manage-documents.ts'

/** What seats are helped with: processes, documents, questions and their answers. */
export const knowledgeModule: Module = {
  name: 'knowledge',
  routes: [listQuestionNames, ...Object.values(documentRoutes)],
}
