import { businessManage } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canManageBusinesses } from './business.policy.ts'
import { managedBusinesses } from './manage.store.ts'

export const listManaged = route(businessManage.list, {
  policy: canManageBusinesses,
  handler: ({ tx, language }) =>
    managedBusinesses(tx, { language, limit: businessManage.MAX_BUSINESS_TYPES }),
})
