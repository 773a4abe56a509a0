import { dailyReport } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'
import { mayReadStatistics } from '../statistics/public.ts'

export const exportReports = sessionRoute(dailyReport.exportReports, {
  policy: mayReadStatistics,
  handler: async (asked) => answerExport(asked, { kind: 'dailyReport', filter: asked.query }),
})
