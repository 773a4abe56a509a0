import type { Generated } from 'kysely'
import type { Nullable, Versioned } from '../../../platform/db/columns.ts'

export type KnowledgeTables = {
  knowledgeAnswer: KnowledgeAnswerTable
  knowledgeDocument: KnowledgeDocumentTable
  knowledgeFeedback: KnowledgeFeedbackTable
  knowledgeProcess: KnowledgeProcessTable
  knowledgeProduct: KnowledgeProductTable
  recommendSetting: RecommendSettingTable
  question: QuestionTable
}

type BusinessKey = { tenantId: number; businessTypeId: number }

type KnowledgeAnswerTable = BusinessKey &
  Versioned & {
    id: Generated<number>
    questionId: number
    content: string
    state: Generated<'draft' | 'review' | 'rejected' | 'published' | 'retired'>
    submittedAt: Nullable<Date>
    submittedBy: Nullable<number>
    reviewedAt: Nullable<Date>
    reviewedBy: Nullable<number>
    remark: Nullable<string>
  }

type KnowledgeDocumentTable = BusinessKey &
  Versioned & { id: Generated<number>; title: string; content: string; questionIds: Generated<number[]> }

type KnowledgeFeedbackTable = {
  tenantId: number
  recommendationId: string
  note: string
  handledAt: Date
  handledBy: number
}

type KnowledgeProcessTable = BusinessKey &
  Versioned & { id: Generated<number>; kind: 'sales' | 'service'; name: string; steps: string[] }

type KnowledgeProductTable = Versioned & {
  tenantId: number
  productId: number
  sellingPoints: string[]
  questionIds: number[]
}

type RecommendSettingTable = BusinessKey &
  Versioned & { isEnabled: boolean; atOnce: number; leastConfidence: number }

type QuestionTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  wordings: Generated<string[]>
  version: Generated<number>
  updatedAt: Generated<Date>
  updatedBy: Nullable<number>
}
