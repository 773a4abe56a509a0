import { stat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { toListOrder } from './list-order.ts'
import { findPeople, liteUserRows } from './people.store.ts'

export const listPeople = route(stat.liteList, {
  policy: canOpen('statistic.user'),
  handler: async ({ tx, session, query: { orgId, pageIndex, pageSize, sort, order, ...range } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    const filter = { ...range, scope }
    const { people, total } = await findPeople(tx, {
      filter,
      page: { pageIndex, pageSize },
      order: toListOrder({ sort, order }),
    })
    return { userList: await liteUserRows(tx, { filter, people }), totalCnt: total }
  },
})
