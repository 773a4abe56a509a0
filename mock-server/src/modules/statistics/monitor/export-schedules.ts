import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { fileRoute } from '../../../access/route.ts'
import { answerFile } from '../../operations/exports/public.ts'

export const exportSchedules = fileRoute(monitor.exportSchedules, {
  policy: canOpen('monitor.schedule'),
  handler: async (query) => answerFile(query, { kind: 'shifts', filter: query.body }),
})
