import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findAlerts } from './alerts.store.ts'
import { buildMonitorFilter } from './monitor.policy.ts'

export const listAlerts = route(monitor.alerts, {
  policy: canOpen('home.monitor', 'monitor.day', 'monitor.person'),
  handler: async ({ ctx, tx, session, query }) =>
    findAlerts(tx, await buildMonitorFilter(query, { tx, session, now: ctx.clock.now() })),
})
