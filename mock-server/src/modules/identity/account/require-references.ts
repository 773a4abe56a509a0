import type { account } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { requireBusinessType } from '../business/public.ts'
import { requireOrganization } from '../organization/public.ts'

/** A filter may name only records of the tenant: anything else answers like a record that does not exist. */
export async function requireFilterReferences(tx: TenantTx, filter: account.PeopleFilter): Promise<void> {
  const { orgId, roleId, businessTypeId } = filter
  await requireBusinessType(tx, businessTypeId)
  await requireOrganization(tx, orgId)
  if (roleId && !(await hasRole(tx, roleId))) throw new NotFound()
}

async function hasRole({ db }: TenantTx, id: number): Promise<boolean> {
  return (await db.selectFrom('role').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}
