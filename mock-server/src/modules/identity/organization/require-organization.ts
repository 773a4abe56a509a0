import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findOrganization } from './organization.store.ts'

/** Another tenant's organisation, and a removed one, answers like one that does not exist. */
export async function requireOrganization(tx: TenantTx, orgId: number | null | undefined): Promise<void> {
  if (orgId && !(await findOrganization(tx, orgId))) throw new NotFound()
}
