import type { Complete, projectEntity } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type StoredAssignment = Omit<
  Complete<projectEntity.Assignment>,
  | 'bizTypeName'
  | 'tenantName'
  | 'timezone'
  | 'attachments'
  | 'status'
  | 'applyTimestamp'
  | 'reviewTimestamp'
  | 'businesses'
> & { appliedAt: Date; reviewedAt: Date | null }

/** Applications for a project that the caller may see: its own, for the owner and the platform all. */
export async function findAssignments({ db }: TenantTx, projectId: number): Promise<StoredAssignment[]> {
  const { rows } = await sql<StoredAssignment>`
    select a.id as "applicationID", a.business_type_id as "bizTypeID", a.tenant_id as "tenantId",
      a.manpower_applied as "manpowerApplied", a.manpower_assigned as "manpowerAssigned",
      a.confirmed_manpower as "confirmedManpower", a.status as "applicationStatus", a.description as "applicationDesc",
      a.contact_person as "contactPerson", a.contact, a.review_remark as "reviewRemark", a.applied_at as "appliedAt",
      a.reviewed_at as "reviewedAt", a.version
    from project_application a where a.project_id = ${projectId} order by a.id`.execute(db)
  return rows
}

export type StoredFile = { id: number; fid: string; name: string; mediaType: string; bytes: number }

/** Files of applications as they are now, in the order that their senders sent them. */
export async function findAttachments(
  { db }: TenantTx,
  applicationIds: readonly number[],
): Promise<(StoredFile & { applicationId: number })[]> {
  if (applicationIds.length === 0) return []
  const { rows } = await sql<StoredFile & { applicationId: number }>`
    select f.id, f.fid, f.name, f.media_type as "mediaType", f.bytes, f.application_id as "applicationId"
    from unnest(${sql.val(applicationIds)}::bigint[]) requested (id)
    cross join lateral project_files(requested.id, null, null) f
    where f.place is not null order by f.application_id, f.place`.execute(db)
  return rows
}

export type Reviewed = {
  id: number
  tenantId: number
  businessTypeId: number
  status: 'pending' | 'rejected' | 'passed'
  manpowerAssigned: number
  reviewRemark: string | null
  version: number
}

/** One application as it is now, which nobody else changes until this transaction ends. */
export async function lockApplication(
  { db }: TenantTx,
  { projectId, businessTypeId }: { projectId: number; businessTypeId: number },
): Promise<Reviewed | undefined> {
  const { rows } = await sql<Reviewed>`
    select a.id, a.tenant_id as "tenantId", a.business_type_id as "businessTypeId", a.status,
      a.manpower_assigned as "manpowerAssigned", a.review_remark as "reviewRemark", a.version
    from project_application a where a.project_id = ${projectId} and a.business_type_id = ${businessTypeId}
    for no key update`.execute(db)
  return rows[0]
}

/** Checks if the company of a business has applied for the project with another one by now; called by the platform. */
export async function isApplicationMoved(
  { db }: TenantTx,
  { projectId, businessTypeId }: { projectId: number; businessTypeId: number },
): Promise<boolean> {
  const { rows } = await sql<{ isMoved: boolean }>`
    select project_application_moved(${projectId}, ${businessTypeId}) as "isMoved"`.execute(db)
  return rows[0]?.isMoved === true
}

export type BusinessChoice = {
  applicationId: number
  id: number
  name: string
  elsewhere: { projectId: number; projectName: string } | null
}

/**
 * Businesses of the companies whose applications wait, for the platform to choose one when it accepts an application; nobody
 * else gets any.
 */
export async function findChoices({ db }: TenantTx, projectId: number): Promise<BusinessChoice[]> {
  type Row = Omit<BusinessChoice, 'elsewhere'> & { otherId: number | null; otherName: string | null }
  const { rows } = await sql<Row>`
    select application_id as "applicationId", business_id as id, business_name as name, other_id as "otherId",
      other_name as "otherName"
    from project_businesses_to_choose(${projectId})`.execute(db)
  return rows.map(({ otherId, otherName, ...choice }) => ({
    ...choice,
    elsewhere: otherId === null ? null : { projectId: otherId, projectName: otherName ?? '' },
  }))
}

export async function updateBusiness(
  { db }: TenantTx,
  { id, businessTypeId }: Pick<Reviewed, 'id' | 'businessTypeId'>,
): Promise<void> {
  await db.updateTable('projectApplication').set({ businessTypeId }).where('id', '=', id).execute()
}

type Review = Pick<Reviewed, 'id' | 'reviewRemark' | 'manpowerAssigned'> & {
  status: 'passed' | 'rejected'
  reviewedAt: Date
}

export async function updateReview({ db }: TenantTx, { id, ...review }: Review): Promise<void> {
  await db.updateTable('projectApplication').set(review).where('id', '=', id).execute()
}

/** Updates the number of an application that passed; the time of its review stays. */
export async function updateAssigned(
  { db }: TenantTx,
  { id, ...changed }: Pick<Reviewed, 'id' | 'manpowerAssigned' | 'reviewRemark'>,
): Promise<void> {
  await db.updateTable('projectApplication').set(changed).where('id', '=', id).execute()
}
