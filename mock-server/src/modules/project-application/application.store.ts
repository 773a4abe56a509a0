import { sql } from 'kysely'
import type { TenantTx } from '../../context.ts'
import type { OwnApplication } from './offers.store.ts'

export type OwnBusiness = { id: number; name: string }

/**
 * The named business, or the first, if it is the company's and enabled. Held until the transaction ends: of two
 * applications at once the second sees what the first took.
 */
export async function lockBusiness(
  { db, tenantId }: TenantTx,
  id: number | undefined,
): Promise<OwnBusiness | undefined> {
  const enabled = db
    .selectFrom('businessType')
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'enabled')
  return (id === undefined ? enabled : enabled.where('id', '=', id))
    .select(['id', 'name'])
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Another project that a business works for, or has asked to; one that has ceased keeps none. */
export async function otherWorkOf(
  { db, tenantId }: TenantTx,
  { businessTypeId, projectId }: { businessTypeId: number; projectId: number },
): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('projectApplication')
    .innerJoin('project', 'project.id', 'projectApplication.projectId')
    .where('projectApplication.tenantId', '=', tenantId)
    .where('projectApplication.businessTypeId', '=', businessTypeId)
    .where('projectApplication.projectId', '<>', projectId)
    .where('projectApplication.status', 'in', ['pending', 'passed'])
    .where('project.status', '<>', 'ceased')
    .select('project.name')
    .limit(1)
    .executeTakeFirst()
}

export type ApplicationFacts = Pick<
  OwnApplication,
  'businessTypeId' | 'contactPerson' | 'contact' | 'description' | 'manpowerApplied'
>

type NewApplication = ApplicationFacts & { projectId: number; ownerId: number; appliedAt: Date }

/** Null when the company has an application for this project already. */
export async function insertApplication(
  { db, tenantId }: TenantTx,
  application: NewApplication,
): Promise<number | null> {
  const inserted = await db
    .insertInto('projectApplication')
    .values({ ...application, tenantId })
    .onConflict((conflict) => conflict.columns(['projectId', 'tenantId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** An application of the own company, held until the transaction ends. */
export function lockApplication(
  { db, tenantId }: TenantTx,
  { id, projectId }: { id: number; projectId: number },
): Promise<OwnApplication | undefined> {
  return db
    .selectFrom('projectApplication')
    .where('tenantId', '=', tenantId)
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What the last review said is over; the log keeps it. */
export async function storeResubmission(
  { db, tenantId }: TenantTx,
  id: number,
  { facts, at }: { facts: ApplicationFacts; at: Date },
): Promise<void> {
  await db
    .updateTable('projectApplication')
    .set({ ...facts, status: 'pending', reviewRemark: null, reviewedAt: null, appliedAt: at })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

export async function businessName({ db, tenantId }: TenantTx, id: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from business_type where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  return rows[0]?.name ?? null
}
