import { quality } from '@console/contracts'
import { NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics } from '../../statistics/statistics/public.ts'
import { findRules } from './named-lists.store.ts'

export const listRules = route(quality.rules, {
  policy: mayReadStatistics,
  handler: async ({ tx, params }) => {
    if (params.tenantId !== tx.tenantId) throw new NotFound()
    return findRules(tx)
  },
})
