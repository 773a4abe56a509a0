import { monitor } from '@console/contracts'
import { NotFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { mayReadStatistics, scopeOf, type Scope } from '../statistics/statistics.policy.ts'
import { findEdits } from './history.store.ts'
import { belongs } from './monitor.policy.ts'

const WHOLE_TENANT: Scope = { rootId: null }

/** Who changed something may lead others than the caller: only whose status it was is a matter of organisations. */
export const listEdits = route(monitor.editHistory, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, query }) => {
    const scope = await scopeOf(tx, { userId: session.userId, wanted: undefined })
    const { accountId, editorId } = query
    if (accountId !== undefined && !(await belongs(tx, { userId: accountId, scope }))) throw new NotFound()
    if (editorId !== undefined && !(await belongs(tx, { userId: editorId, scope: WHOLE_TENANT })))
      throw new NotFound()
    return findEdits(tx, { ...query, scope, timezone: session.timezone })
  },
})
