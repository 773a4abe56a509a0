import { monitor } from '@console/contracts'
import { fileRoute, sessionRoute } from '../../../access/route.ts'
import { answerExport, answerFile } from '../../operations/exports/public.ts'
import { canOpen } from '../../../access/policy.ts'

export const exportTrack = sessionRoute(monitor.exportTrack, {
  policy: canOpen('home.monitor', 'monitor.day', 'monitor.person'),
  handler: async (asked) => answerExport(asked, { kind: 'statusTrack', filter: asked.query }),
})

export const exportSchedules = fileRoute(monitor.exportSchedules, {
  policy: canOpen('monitor.schedule'),
  handler: async (asked) => answerFile(asked, { kind: 'shifts', filter: asked.body }),
})

export const exportEdits = sessionRoute(monitor.exportEdits, {
  policy: canOpen('monitor.history'),
  handler: async (asked) => answerExport(asked, { kind: 'statusEdits', filter: asked.query }),
})
