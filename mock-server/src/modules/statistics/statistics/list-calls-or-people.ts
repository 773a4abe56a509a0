import { stat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findCalls } from './calls.store.ts'
import { toListOrder, toTimeOrder } from './list-order.ts'
import { findPeople, userRows } from './people.store.ts'

/** One call for two lists, as the specification has it (STAT-093, STAT-100). */
export const listCallsOrPeople = route(stat.list, {
  policy: canOpen('statistic.user', 'statistic.sales', 'statistic.voice'),
  handler: async ({
    tx,
    session,
    query: { orgId, queryType, stage, userId, pageIndex, pageSize, sort, order, ...range },
  }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    const page = { pageIndex, pageSize }
    if (queryType === 'performance') {
      const filter = { ...range, scope, timezone: session.timezone }
      const { calls, total } = await findCalls(tx, {
        filter,
        narrowed: { stage, userId },
        page,
        order: toTimeOrder({ sort, order }),
      })
      return { performanceList: calls, totalCnt: total }
    }
    const filter = { ...range, scope }
    // The contract lets only sorts of the query's own rows through.
    const peopleOrder = sort === 'onCallAt' ? null : toListOrder({ sort, order })
    const { people, total } = await findPeople(tx, { filter, page, order: peopleOrder })
    return { userList: await userRows(tx, { filter, people }), totalCnt: total }
  },
})
