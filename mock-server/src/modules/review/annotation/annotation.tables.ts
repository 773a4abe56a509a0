import type { Generated } from 'kysely'
import type { Nullable, Versioned } from '../../../platform/db/columns.ts'

export type AnnotationTables = {
  annotation: AnnotationTable
  annotationMark: AnnotationMarkTable
  annotationTag: AnnotationTagTable
}

type AnnotationTable = {
  id: Generated<number>
  tenantId: number
  sessionId: string
  businessTypeId: number
  startedAt: Date
  drawnAt: Date
  claimedBy: Nullable<number>
  note: Generated<string>
  finishedAt: Nullable<Date>
  version: Generated<number>
}

type AnnotationMarkTable = { tenantId: number; annotationId: number; tagId: number }

type AnnotationTagTable = Versioned & {
  id: Generated<number>
  tenantId: number
  name: string
  description: Generated<string>
  isEnabled: Generated<boolean>
}
