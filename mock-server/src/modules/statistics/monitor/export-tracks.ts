import { monitor } from '@console/contracts'
import { fileRoute, sessionRoute } from '../../../access/route.ts'
import { answerExport, answerFile } from '../../operations/exports/public.ts'
import { mayReadStatistics } from '../statistics/public.ts'

export const exportTrack = sessionRoute(monitor.exportTrack, {
  policy: mayReadStatistics,
  handler: async (asked) => answerExport(asked, { kind: 'statusTrack', filter: asked.query }),
})

export const exportSchedules = fileRoute(monitor.exportSchedules, {
  policy: mayReadStatistics,
  handler: async (asked) => answerFile(asked, { kind: 'shifts', filter: asked.body }),
})

export const exportEdits = sessionRoute(monitor.exportEdits, {
  policy: mayReadStatistics,
  handler: async (asked) => answerExport(asked, { kind: 'statusEdits', filter: asked.query }),
})
