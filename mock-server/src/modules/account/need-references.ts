import type { account } from '@console/contracts'
import type { TenantTx } from '../../context.ts'
import { NotFound } from '../../http/errors.ts'
import { needBusinessType } from '../business/need-business-type.ts'

/** What a filter names must be the tenant's: anything else answers like what does not exist. */
export async function needFilterReferences(tx: TenantTx, filter: account.PeopleFilter): Promise<void> {
  const { orgId, roleId, businessTypeId } = filter
  await needBusinessType(tx, businessTypeId)
  if (orgId && !(await exists(tx, 'organization', orgId))) throw new NotFound()
  if (roleId && !(await exists(tx, 'role', roleId))) throw new NotFound()
}

async function exists({ db }: TenantTx, table: 'organization' | 'role', id: number): Promise<boolean> {
  return (await db.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}
