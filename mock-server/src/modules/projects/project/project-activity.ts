import type { projectLog } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type Value = string | number | null | readonly string[]

/**
 * An event of a project. Keys are those of the log's dictionary; the value of `contractor` is the company's id, those of
 * `attachments` and `report` are ids of files.
 */
type Activity = {
  projectId: number
  applicationId?: number
  kind: projectLog.LogKind
  before?: Readonly<Record<string, Value>>
  after: Readonly<Record<string, Value>>
}

/** Records what the caller does in the operation log, in the same transaction. */
export async function insertActivity({ db }: TenantTx, activity: Activity): Promise<void> {
  const { projectId, applicationId = null, kind, before, after } = activity
  await sql`select note_project_activity(${projectId}, ${applicationId}, ${kind},
    ${before === undefined ? null : JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(
    db,
  )
}
