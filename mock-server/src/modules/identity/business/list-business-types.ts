import { business } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canReadBusinesses } from './business.policy.ts'
import { findBusinessTypes } from './business.store.ts'

export const listBusinessTypes = route(business.businessTypePage, {
  policy: canReadBusinesses,
  handler: ({ tx, body }) => findBusinessTypes(tx, body),
})
