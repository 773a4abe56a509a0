import { stat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { callTotals, userTotals } from './list-totals.store.ts'

export const getListTotals = route(stat.listTotals, {
  policy: canOpen('statistic.user', 'statistic.sales', 'statistic.voice'),
  handler: async ({ tx, session, query: { orgId, queryType, stage, userId, ...range } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    if (queryType === 'user') return { userTotals: await userTotals(tx, { ...range, scope }) }
    const totals = await callTotals(tx, {
      filter: { ...range, scope, timezone: session.timezone },
      narrowed: { stage, userId },
    })
    return totals === null ? {} : { performanceTotals: totals }
  },
})
