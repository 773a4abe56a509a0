import { business } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadReferenceLists } from './business.policy.ts'
import { findBusinessTypes } from './business.store.ts'

export const listBusinessTypes = route(business.businessTypePage, {
  policy: mayReadReferenceLists,
  handler: ({ tx, body }) => findBusinessTypes(tx, body),
})
