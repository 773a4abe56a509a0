import { lazyPart } from '@console/sub-app'
import type { SideReportsProps } from './SideReports.tsx'

/** The monthly reports of one side of a project, and the way to file one. */
export const MonthlyReports = lazyPart<SideReportsProps>(async () => {
  const { SideReports, texts } = await import(/* webpackChunkName: "on-demand-reports" */ './SideReports.tsx')
  return { Page: SideReports, texts }
})
