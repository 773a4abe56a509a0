import { IDLE_OVERTIME_SECONDS, monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'

export const getConfig = route(monitor.config, {
  policy: canOpen('home.monitor', 'monitor.day', 'monitor.person'),
  handler: async () => ({ idleOvertime: IDLE_OVERTIME_SECONDS }),
})
