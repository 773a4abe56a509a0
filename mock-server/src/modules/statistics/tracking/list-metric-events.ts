import { tracking } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { trackedEvents } from './usage.store.ts'

export const listMetricEvents = route(tracking.detailList, {
  policy: canOpen('statistic.track'),
  handler: async ({ tx, session, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    return trackedEvents(tx, { ...query, scope })
  },
})
