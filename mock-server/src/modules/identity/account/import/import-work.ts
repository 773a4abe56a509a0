import type { AuditActor } from '../../../../platform/audit/entry.ts'
import type { PeopleImportRow } from '../account.tables.ts'

/** The row says that the import is over, because it was stopped. */
export class ImportOver extends Error {}
/** The person who started it may no longer administer people. */
export class NoLongerAllowed extends Error {}

export type ImportWork = {
  row: PeopleImportRow
  fileKey: string
  actor: AuditActor
  signal: AbortSignal
}
