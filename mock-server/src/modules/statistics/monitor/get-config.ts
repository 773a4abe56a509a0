import { IDLE_OVERTIME_SECONDS, monitor } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canOpen } from '../../../access/policy.ts'

export const getConfig = route(monitor.config, {
  policy: canOpen('home.monitor', 'monitor.day', 'monitor.person'),
  handler: async () => ({ idleOvertime: IDLE_OVERTIME_SECONDS }),
})
