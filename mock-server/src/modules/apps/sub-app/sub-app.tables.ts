import type { JsonWebKey } from 'node:crypto'
import type { subApp } from '@console/contracts'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Nullable } from '../../../platform/db/columns.ts'

export type SubAppTables = {
  subApp: SubAppTable
  subAppVersion: SubAppVersionTable
  subAppFile: SubAppFileTable
  subAppSet: SubAppSetTable
  subAppSetItem: SubAppSetItemTable
  subAppRollout: SubAppRolloutTable
  subAppAnnouncement: SubAppAnnouncementTable
  companySubApp: CompanySubAppTable
  subAppToken: SubAppTokenTable
  subAppHealth: SubAppHealthTable
  subAppTrial: SubAppTrialTable
  subAppFailure: SubAppFailureTable
  subAppSlotHealth: SubAppSlotHealthTable
  subAppSlotTrial: SubAppSlotTrialTable
  subAppSlotOff: SubAppSlotOffTable
  subAppFieldValue: SubAppFieldValueTable
  appSigningKey: AppSigningKeyTable
}

type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>

type SubAppTable = {
  id: Generated<number>
  module: string
  nameEn: string
  nameZh: string
  trust: subApp.Trust
  ownerContact: string
  ownerCompany: Nullable<string>
  removedAt: Nullable<Date>
  isEnabled: Generated<boolean>
  revision: Generated<number>
  createdAt: Date
  createdBy: Nullable<number>
}

type SubAppVersionTable = {
  id: Generated<number>
  appId: number
  number: number
  state: Generated<subApp.AppVersion['state']>
  problem: JsonOrNull
  sourceKind: Nullable<'html' | 'manifest'>
  sourceUrl: Nullable<string>
  /** A `documents.SubAppManifest` as it is sent. */
  manifest: JsonOrNull
  permissions: Json
  places: Json
  slots: JsonOrNull
  /** The `SlotFiles` of a version whose files are there. */
  slotFiles: JsonOrNull
  files: Generated<number>
  bytes: Generated<number>
  processId: Generated<number>
  createdAt: Date
  createdBy: Nullable<number>
}

type SubAppFileTable = {
  versionId: number
  path: string
  hash: string
  bytes: number
  mediaType: string
  brotliBytes: Nullable<number>
}

type SubAppSetTable = {
  number: Generated<number>
  basedOn: Nullable<number>
  note: string
  createdAt: Date
  createdBy: Nullable<number>
}

type SubAppSetItemTable = { setNumber: number; appId: number; versionId: number }

type SubAppRolloutTable = {
  id: Generated<number>
  setNumber: number
  companyCodes: Nullable<string[]>
  percent: number
  releasedAt: Date
  releasedBy: Nullable<number>
  failedVersionId: Nullable<number>
}

type SubAppAnnouncementTable = {
  tenantId: number
  /** One of the two. */
  rolloutId: Nullable<number>
  slotOffId: Nullable<number>
}

type CompanySubAppTable = {
  tenantId: number
  appId: number
  isOff: Generated<boolean>
  consentedVersionId: Nullable<number>
  roleIds: Nullable<number[]>
  decidedAt: Date
  decidedBy: number
}

type SubAppTokenTable = {
  tokenHash: Buffer
  tenantId: number
  sessionHash: Buffer
  versionId: number
  isPreview: Generated<boolean>
  createdAt: Date
}

type Count = Generated<number>

type SubAppHealthTable = {
  versionId: number
  hour: Date
  mounts: Count
  failures: Count
  errors: Count
  policyReports: Count
  longTasks: Count
  leaks: Count
  /** Sums of milliseconds. */
  loadMs: Count
  mountMs: Count
  slowestMs: Count
  calls: Count
  refusedCalls: Count
  backEndRequests: Count
}

type SubAppTrialTable = {
  versionId: number
  reporter: Buffer
  /** Failed attempts since the last one that worked. */
  consecutiveFailures: number
  /** The last attempt failed. */
  isFailing: boolean
  lastAt: Date
}

type SubAppFailureTable = {
  id: Generated<number>
  versionId: number
  kind: 'failed' | 'error' | 'policy' | 'leak' | 'slot'
  text: string
  at: Date
}

type SubAppSlotHealthTable = {
  versionId: number
  slot: string
  hour: Date
  shown: Count
  failures: Count
  /** Sum of milliseconds. */
  shownMs: Count
  slowestMs: Count
  longTasks: Count
}

type SubAppSlotTrialTable = {
  versionId: number
  slot: string
  reporter: Buffer
  /** Failures since it was shown last. */
  consecutiveFailures: number
  lastAt: Date
}

type SubAppSlotOffTable = {
  id: Generated<number>
  versionId: number
  slot: string
  /** The console did it, because the contribution failed for many. */
  isByItself: boolean
  switchedAt: Date
}

type SubAppFieldValueTable = {
  id: Generated<number>
  tenantId: number
  appId: number
  target: subApp.FieldTarget
  recordId: string
  field: string
  value: Json
  savedAt: Date
  savedBy: number
}

type AppSigningKeyTable = {
  kid: string
  publicKey: ColumnType<JsonWebKey, string, never>
  privateKey: string
  createdAt: Date
}
