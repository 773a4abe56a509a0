import { IDLE_OVERTIME_SECONDS, monitor } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics } from '../statistics/public.ts'

export const getConfig = route(monitor.config, {
  policy: mayReadStatistics,
  handler: async () => ({ idleOvertime: IDLE_OVERTIME_SECONDS }),
})
