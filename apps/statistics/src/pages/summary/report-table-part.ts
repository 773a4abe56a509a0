import { ChartLoading } from '@console/domain-ui'
import { tierPart } from '@console/sub-app'
import { ReportsFailed } from './ReportsFailed.tsx'
import type { ReportTableProps } from './ReportTable.tsx'

/** The table of pro-components whose rows are edited in the table (docs/decisions/0081). */
export const ReportTable = tierPart<ReportTableProps>({
  tier: 'proTable',
  load: async () =>
    (await import(/* webpackChunkName: "proTable-summary" */ './ReportTable.tsx')).ReportTable,
  Loading: ChartLoading,
  Failed: ReportsFailed,
})
