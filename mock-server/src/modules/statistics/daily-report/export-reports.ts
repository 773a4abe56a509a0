import { dailyReport } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { answerExport } from '../../operations/exports/public.ts'

export const exportReports = sessionRoute(dailyReport.exportReports, {
  policy: canOpen('report.summary'),
  handler: async (query) => answerExport(query, { kind: 'dailyReport', filter: query.query }),
})
