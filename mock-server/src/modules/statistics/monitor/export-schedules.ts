import { monitor } from '@console/contracts'
import { fileRoute } from '../../../access/route.ts'
import { answerFile } from '../../operations/exports/public.ts'
import { canOpen } from '../../../access/policy.ts'

export const exportSchedules = fileRoute(monitor.exportSchedules, {
  policy: canOpen('monitor.schedule'),
  handler: async (query) => answerFile(query, { kind: 'shifts', filter: query.body }),
})
