import { monitor } from '@console/contracts'
import { fileRoute, sessionRoute } from '../../../access/route.ts'
import { answerExport, answerFile } from '../../operations/exports/public.ts'
import { canOpen } from '../../../access/policy.ts'

export const exportTrack = sessionRoute(monitor.exportTrack, {
  policy: canOpen('home.monitor', 'monitor.day', 'monitor.person'),
  handler: async (query) => answerExport(query, { kind: 'statusTrack', filter: query.query }),
})

export const exportSchedules = fileRoute(monitor.exportSchedules, {
  policy: canOpen('monitor.schedule'),
  handler: async (query) => answerFile(query, { kind: 'shifts', filter: query.body }),
})

export const exportEdits = sessionRoute(monitor.exportEdits, {
  policy: canOpen('monitor.history'),
  handler: async (query) => answerExport(query, { kind: 'statusEdits', filter: query.query }),
})
