import { monitor } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'

export const exportTrack = sessionRoute(monitor.exportTrack, {
  policy: canOpen('home.monitor', 'monitor.day', 'monitor.person'),
  handler: async (query) => answerExport(query, { kind: 'statusTrack', filter: query.query }),
})
