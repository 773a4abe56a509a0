import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type FileTables = {
  projectFile: ProjectFileTable
}

type ProjectFileTable = {
  id: Generated<number>
  tenantId: number
  fid: Generated<string>
  name: string
  contentHash: string
  uploadedBy: number
  uploadedAt: Date
  applicationId: Nullable<number>
  place: Nullable<number>
  reportId: Nullable<number>
}
