import type { ColumnType, Generated } from 'kysely'
import type { Nullable } from './columns.ts'

/** Tables of what people keep by hand of knowledge and quality (0016-knowledge.sql). */
export type KnowledgeTables = {
  inspection: InspectionTable
  inspectionItem: InspectionItemTable
  intention: IntentionTable
  knowledgeAnswer: KnowledgeAnswerTable
  knowledgeDocument: KnowledgeDocumentTable
  knowledgeFeedback: KnowledgeFeedbackTable
  knowledgeProcess: KnowledgeProcessTable
  knowledgeProduct: KnowledgeProductTable
  recommendSetting: RecommendSettingTable
  scoreSetting: ScoreSettingTable
}

/** The number, time and author of the row's last change. */
export type Versioned = { version: Generated<number>; updatedAt: Date; updatedBy: Nullable<number> }

type OfBusiness = { tenantId: number; businessTypeId: number }

type KnowledgeProcessTable = OfBusiness &
  Versioned & { id: Generated<number>; kind: 'sales' | 'service'; name: string; steps: string[] }

type KnowledgeDocumentTable = OfBusiness &
  Versioned & { id: Generated<number>; title: string; content: string; questionIds: Generated<number[]> }

type KnowledgeAnswerTable = OfBusiness &
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

type KnowledgeProductTable = Versioned & {
  tenantId: number
  productId: number
  sellingPoints: string[]
  questionIds: number[]
}

type KnowledgeFeedbackTable = {
  tenantId: number
  recommendationId: string
  note: string
  handledAt: Date
  handledBy: number
}

type RecommendSettingTable = OfBusiness &
  Versioned & { isEnabled: boolean; atOnce: number; leastConfidence: number }

type IntentionTable = OfBusiness & Versioned & { id: Generated<number>; name: string; phrases: string[] }

type ScoreSettingTable = OfBusiness &
  Versioned & {
    pointsLevel0: number
    pointsLevel1: number
    pointsLevel2: number
    pointsLevel3: number
    passMark: number
  }

/** Days are `YYYY-MM-DD`; read them as text. */
type InspectionTable = OfBusiness & {
  id: Generated<number>
  name: string
  firstDay: ColumnType<Date, string, never>
  lastDay: ColumnType<Date, string, never>
  createdBy: number
  createdAt: Date
}

type InspectionItemTable = {
  id: Generated<number>
  tenantId: number
  inspectionId: number
  sessionId: string
  assignedTo: Nullable<number>
  verdict: Nullable<'pass' | 'fail'>
  remark: Nullable<string>
  judgedBy: Nullable<number>
  judgedAt: Nullable<Date>
  version: Generated<number>
}
