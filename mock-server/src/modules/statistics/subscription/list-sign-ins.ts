import { subscription } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canReadAccounts } from './subscription.policy.ts'
import { openAccounts } from './subscription.store.ts'

export const listSignIns = route(subscription.signIns, {
  policy: canReadAccounts,
  handler: ({ tx, query }) => openAccounts(tx, query),
})
