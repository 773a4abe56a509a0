import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { countEdits, findEdits } from './history.store.ts'
import { findEditScope } from './monitor.policy.ts'

export const listEdits = route(monitor.editHistory, {
  policy: canOpen('monitor.history', 'monitor.person'),
  handler: async ({ tx, session, query: { pageIndex, pageSize, ...query } }) => {
    const scope = await findEditScope(tx, { ...query, readerId: session.userId })
    const historyQuery = { ...query, scope, timezone: session.timezone }
    const offset = (pageIndex - 1) * pageSize
    return {
      items: await findEdits(tx, historyQuery, { offset, limit: pageSize }),
      total: await countEdits(tx, historyQuery),
    }
  },
})
