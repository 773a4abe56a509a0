import { sql } from 'kysely'
import * as z from 'zod'
import type { TenantRows, TenantTx } from '../../../platform/context/context.ts'

/** A file that the caller may see, and whose it is. */
export type VisibleFile = {
  id: number
  tenantId: number
  fid: string
  name: string
  contentHash: string
  bytes: number
  mediaType: string
  /** Position in the application as it is now. */
  place: number | null
}

const COLUMNS = sql`id, tenant_id as "tenantId", fid, name, content_hash as "contentHash", bytes, media_type as "mediaType", place`

export async function findFile({ db }: TenantTx, id: number): Promise<VisibleFile | undefined> {
  const { rows } = await sql<VisibleFile>`select ${COLUMNS} from project_file_of(${id})`.execute(db)
  return rows[0]
}

/** The files of an application as it is now, in their order. */
export async function filesOfApplication({ db }: TenantTx, applicationId: number): Promise<VisibleFile[]> {
  const { rows } = await sql<VisibleFile>`
    select ${COLUMNS} from project_files(${applicationId}, null, null) where place is not null order by place`.execute(
    db,
  )
  return rows
}

/** The file of each report that has one, by the report. */
export async function filesOfReports(
  { db }: TenantTx,
  reportIds: readonly number[],
): Promise<ReadonlyMap<number, VisibleFile>> {
  if (reportIds.length === 0) return new Map()
  const { rows } = await sql<VisibleFile & { reportId: number }>`
    select ${COLUMNS}, report_id as "reportId"
    from unnest(${sql.val(reportIds)}::bigint[]) requested (report)
    cross join lateral project_files(null, requested.report, null)`.execute(db)
  return new Map(rows.map(({ reportId, ...file }) => [reportId, file]))
}

/** Bytes that the company has uploaded and nothing refers to. */
export async function unusedBytes({ db, tenantId }: TenantTx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(c.bytes), 0)::bigint as bytes
    from project_file f join stored_content c on c.tenant_id = f.tenant_id and c.hash = f.content_hash
    where f.tenant_id = ${tenantId} and f.application_id is null and f.report_id is null`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** As `unusedBytes`; until this transaction ends nobody else's call returns, so that of several at once each counts. */
export async function lockUnusedBytes(tx: TenantTx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('unused project files', ${tx.tenantId}))`.execute(
    tx.db,
  )
  return unusedBytes(tx)
}

type NewFile = { name: string; contentHash: string; uploadedBy: number; uploadedAt: Date }

/** Returns the id by which the file can be attached. */
export async function insertFile({ db, tenantId }: TenantRows, file: NewFile): Promise<string> {
  const { fid } = await db
    .insertInto('projectFile')
    .values({ ...file, tenantId })
    .returning('fid')
    .executeTakeFirstOrThrow()
  return fid
}

type Owner = { applicationId: number } | { reportId: number }

/**
 * Attaches files of the own company to an application or a report, in this order; files that an application had before stay
 * with it, without a position. Returns false if one of them is unknown, or belongs to something else.
 */
export async function attachFiles(
  { db, tenantId }: TenantRows,
  fids: readonly string[],
  owner: Owner,
): Promise<boolean> {
  const applicationId = 'applicationId' in owner ? owner.applicationId : null
  const reportId = 'reportId' in owner ? owner.reportId : null
  // No file of ours.
  if (!fids.every((fid) => z.uuid().safeParse(fid).success)) return false
  if (applicationId !== null)
    await sql`update project_file set place = null where tenant_id = ${tenantId} and application_id = ${applicationId}
      and place is not null`.execute(db)
  const { numAffectedRows } = await sql`
    update project_file f set application_id = ${applicationId}, report_id = ${reportId},
      place = case when ${reportId}::bigint is null then requested.position - 1 end
    from unnest(${sql.val([...fids])}::uuid[]) with ordinality as requested (fid, position)
    where f.tenant_id = ${tenantId} and f.fid = requested.fid and f.report_id is null
      and (f.application_id is null or f.application_id = ${applicationId})`.execute(db)
  return Number(numAffectedRows ?? 0) === fids.length
}
