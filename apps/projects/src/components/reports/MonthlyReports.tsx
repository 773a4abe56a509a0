import { lazyPart } from '@console/sub-app'
import type { SideReportsProps } from './SideReports.tsx'

/** The monthly reports of one side of a project, and the way to file one. */
export const MonthlyReports = lazyPart<SideReportsProps>(async () => {
  const [part, { reportsTexts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-reports" */ './SideReports.tsx'),
    import(/* webpackChunkName: "on-demand-reports" */ './texts.ts'),
  ])
  return { Page: part.SideReports, texts: reportsTexts }
})
