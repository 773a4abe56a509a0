import { projectReport } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantRows, TenantTx } from '../../../platform/context/context.ts'

/** A project that the caller may see, and the status of a contractor's application for it. */
export type Reported = {
  ownerId: number
  code: string
  status: 'normal' | 'suspended' | 'ceased'
  postedAt: Date
  /** Null without a contractor, or if the caller sees no application of it. */
  contractorStatus: 'pending' | 'rejected' | 'passed' | null
}

export async function findReported(
  { db }: TenantTx,
  projectId: number,
  contractorId: number | null,
): Promise<Reported | undefined> {
  const { rows } = await sql<Reported>`
    select p.tenant_id as "ownerId", p.code, p.status, p.created_at as "postedAt", a.status as "contractorStatus"
    from project p left join project_application a on a.project_id = p.id and a.tenant_id = ${contractorId}
    where p.id = ${projectId}`.execute(db)
  return rows[0]
}

type StoredReport = {
  id: number
  tenantId: number
  /** `YYYY-MM`. */
  month: string
  remark: string
  createdByName: string
  createdAt: Date
}

const MONTH = sql<string>`to_char(month, 'YYYY-MM')`

/** The reports of one side, the latest month first; reports beyond the limit of the list are left out. */
export function findReports(
  { db }: TenantTx,
  projectId: number,
  contractorId: number | null,
): Promise<StoredReport[]> {
  return db
    .selectFrom('projectReport')
    .where('projectId', '=', projectId)
    .where('contractorId', contractorId === null ? 'is' : '=', contractorId)
    .select(['id', 'tenantId', MONTH.as('month'), 'remark', 'createdByName', 'createdAt'])
    .orderBy('projectReport.month', 'desc')
    .limit(projectReport.MAX_REPORTS)
    .execute()
}

type NewReport = {
  projectId: number
  ownerId: number
  contractorId: number | null
  /** `YYYY-MM`. */
  month: string
  remark: string
  createdBy: number
  createdByName: string
  createdAt: Date
}

/** Null when this side has a report of the month already, no matter who filed it. */
export async function insertReport(
  { db, tenantId }: TenantRows,
  { month, ...report }: NewReport,
): Promise<number | null> {
  const inserted = await db
    .insertInto('projectReport')
    .values({ ...report, tenantId, month: `${month}-01` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

type FoundReport = {
  tenantId: number
  projectId: number
  code: string
  contractorId: number | null
  month: string
  remark: string
}

/** A report that the caller may see. */
export function findReport({ db }: TenantTx, id: number): Promise<FoundReport | undefined> {
  return db
    .selectFrom('projectReport')
    .innerJoin('project', 'project.id', 'projectReport.projectId')
    .where('projectReport.id', '=', id)
    .select([
      'projectReport.tenantId',
      'projectReport.projectId',
      'project.code',
      'projectReport.contractorId',
      MONTH.as('month'),
      'projectReport.remark',
    ])
    .executeTakeFirst()
}

/** Deletes a report with its file; returns whether it still existed. */
export async function deleteStored({ db, tenantId }: TenantTx, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('projectReport')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
