import { tracking } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'
import { mayReadStatistics } from '../statistics/public.ts'

export const exportUse = sessionRoute(tracking.exportStats, {
  policy: mayReadStatistics,
  handler: async (asked) => answerExport(asked, { kind: 'consoleUse', filter: asked.query }),
})
