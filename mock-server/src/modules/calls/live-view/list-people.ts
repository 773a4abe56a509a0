import { liveView } from '@console/contracts'
import { opensPage } from '../../../access/opens-page.ts'
import { route } from '../../../access/route.ts'
import { needBusinessType } from '../../identity/business/public.ts'
import { scopeOf } from '../../statistics/statistics/public.ts'
import { livePeople } from './live-view.store.ts'

export const listPeople = route(liveView.people, {
  policy: opensPage('monitor.view'),
  handler: async ({ ctx, tx, session, query }) => {
    await needBusinessType(tx, query.bizTypeId)
    const scope = await scopeOf(tx, { userId: session.userId, wanted: undefined })
    return livePeople(tx, { ...query, scope, now: ctx.clock.now(), timezone: session.timezone })
  },
})
