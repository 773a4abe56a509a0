import { businessManage } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canManageBusinesses } from './business.policy.ts'
import { findBusiness } from './manage.store.ts'
import { listBusinessProducts } from './product.store.ts'

export const listManagedProducts = route(businessManage.products, {
  policy: canManageBusinesses,
  handler: async ({ tx, query: { businessTypeId } }) => {
    if (!(await findBusiness(tx, businessTypeId))) throw new NotFound()
    return listBusinessProducts(tx, { businessTypeId, limit: businessManage.MAX_PRODUCTS })
  },
})
