import { business } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadReferenceLists } from './business.policy.ts'
import { allIndustries } from './business.store.ts'

export const listIndustries = route(business.industryAll, {
  policy: mayReadReferenceLists,
  handler: ({ tx, language }) => allIndustries(tx, language),
})
