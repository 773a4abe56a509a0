import { dailyReport } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findDailyReports } from './daily-reports.ts'

export const listReports = route(dailyReport.reports, {
  policy: canOpen('report.summary'),
  handler: async ({ ctx, tx, session, language, query }) => {
    const { userId, timezone } = session
    const reader = { userId, timezone, language, now: ctx.clock.now() }
    return { reports: await findDailyReports(tx, query, reader) }
  },
})
