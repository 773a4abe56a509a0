import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type VersionTables = {
  appVersion: AppVersionTable
  versionPackage: VersionPackageTable
  versionReport: VersionReportTable
}

type AppVersionTable = {
  id: Generated<number>
  tenantId: number
  version: string
  platform: 0 | 1
  updateMode: 0 | 1
  /** Percent; null: everybody. */
  scopeValue: Nullable<number>
  description: string
  packageUrl: Nullable<string>
  packageFid: Nullable<string>
  status: Generated<0 | 1 | 2>
  releasedAt: Nullable<Date>
  releasedBy: Nullable<number>
  revision: Generated<number>
}

type VersionPackageTable = {
  tenantId: number
  fid: Generated<string>
  name: string
  contentHash: string
  uploadedBy: number
  uploadedAt: Date
}

type VersionReportTable = {
  tenantId: number
  /** `YYYY-MM-DD` */
  day: string
  source: number
  reporter: number
  version: string
  /** Reason why it is not counted: a value of `DOUBT`. */
  doubt: Nullable<number>
}
