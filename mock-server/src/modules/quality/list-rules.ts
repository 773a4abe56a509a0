import { quality } from '@console/contracts'
import { NotFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { mayReadStatistics } from '../statistics/statistics.policy.ts'
import { findRules } from './named-lists.store.ts'

export const listRules = route(quality.rules, {
  policy: mayReadStatistics,
  handler: async ({ tx, params }) => {
    if (params.tenantId !== tx.tenantId) throw new NotFound()
    return findRules(tx)
  },
})
