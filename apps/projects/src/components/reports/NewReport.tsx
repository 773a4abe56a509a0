import { lazyPart } from '@console/sub-app'
import type { ReportDialogProps } from './ReportDialog.tsx'

/** The dialog that files a report, whose month needs the tier of calendars. */
export const NewReport = lazyPart<ReportDialogProps>(
  async () => ({
    Page: (await import(/* webpackChunkName: "data-report" */ './ReportDialog.tsx')).ReportDialog,
  }),
  { tiers: ['data'] },
)
