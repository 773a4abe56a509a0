import type { TenantTx } from '../../../platform/context/context.ts'

/** Facts of an application that its provider sends in. */
export type ApplicationFacts = {
  businessTypeId: number
  contactPerson: string
  contact: string
  description: string
  manpowerApplied: number
}

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

/** Stores a resubmission and clears the last review; it stays in the log. */
export async function updateResubmission(
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
