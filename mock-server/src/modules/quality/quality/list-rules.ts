import { quality } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findRules } from './named-lists.store.ts'

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
