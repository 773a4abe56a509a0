import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { rankByAlerts } from './alerts.store.ts'
import { buildMonitorFilter } from './monitor.policy.ts'

export const rankAlerts = route(monitor.alertRank, {
  policy: canOpen('home.monitor', 'monitor.day'),
  handler: async ({ ctx, tx, session, query }) => {
    const filter = await buildMonitorFilter(query, { tx, session, now: ctx.clock.now() })
    return { rankList: await rankByAlerts(tx, filter) }
  },
})
