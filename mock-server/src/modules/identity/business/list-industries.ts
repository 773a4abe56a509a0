import { businessReference } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canReadIndustries } from './business.policy.ts'
import { allIndustries } from './business.store.ts'

export const listIndustries = route(businessReference.industryAll, {
  policy: canReadIndustries,
  handler: ({ tx, language }) => allIndustries(tx, language),
})
