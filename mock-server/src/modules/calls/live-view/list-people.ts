import { liveView } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { livePeople } from './live-view.store.ts'
import { canOpen } from '../../../access/policy.ts'

export const listPeople = route(liveView.people, {
  policy: canOpen('monitor.view'),
  handler: async ({ ctx, tx, session, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    const scope = await scopeOf(tx, { userId: session.userId, orgId: undefined })
    return livePeople(tx, { ...query, scope, now: ctx.clock.now(), timezone: session.timezone })
  },
})
