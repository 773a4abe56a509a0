import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'

export function listRoles({ db }: TenantTx) {
  return db
    .selectFrom('role')
    .select(['id', 'name', 'menuIds', 'permissions'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .execute()
}

export function listBusinessTypes({ db }: TenantTx) {
  return db.selectFrom('business').select(['id', 'name', 'status']).orderBy('id').execute()
}
