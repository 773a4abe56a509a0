import { lazyPart } from '@console/sub-app'
import type { ReportsDrawerProps } from './ReportsDrawer.tsx'

/** The monthly reports of one side of a project, over the page (PROJ-035, PROV-010). */
export const MonthlyReportsDrawer = lazyPart<ReportsDrawerProps>(async () => {
  const { ReportsDrawer, texts } = await import(
    /* webpackChunkName: "on-demand-reports" */ './ReportsDrawer.tsx'
  )
  return { Page: ReportsDrawer, texts }
})
