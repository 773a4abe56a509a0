import { crm } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canReadCustomers } from './crm.policy.ts'
import { findCustomers } from './crm.store.ts'

export const listCustomers = route(crm.customers, {
  policy: canReadCustomers,
  handler: async ({ tx, session, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findCustomers(tx, { ...query, timezone: session.timezone })
  },
})
