import { quality } from '@console/contracts'
import { NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { findRules } from './named-lists.store.ts'
import { canOpen } from '../../../access/policy.ts'

export const listRules = route(quality.rules, {
  policy: canOpen(
    'home.overview',
    'statistic.overview',
    'quality.record',
    'statistic.violation',
    'statistic.dataset',
  ),
  handler: async ({ tx, params }) => {
    if (params.tenantId !== tx.tenantId) throw new NotFound()
    return findRules(tx)
  },
})
