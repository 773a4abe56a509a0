import { tierPart, type LoadFailure } from '@console/sub-app'
import { AppModal, ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import type { ReportDialogProps } from './ReportDialog.tsx'

/** The dialog that files a report, whose month needs the tier of calendars. */
export const NewReport = tierPart<ReportDialogProps>({
  tier: 'data',
  load: async () => (await import(/* webpackChunkName: "data-report" */ './ReportDialog.tsx')).ReportDialog,
  Loading: () => null,
  Failed: NewReportFailed,
})

/** The reports remain. */
function NewReportFailed({ error, onRetry, onClose }: ReportDialogProps & LoadFailure) {
  const { formatMessage } = useIntl()
  return (
    <AppModal open footer={null} onCancel={onClose}>
      <ErrorState title={formatMessage({ id: 'reports.form.failed' })} error={error} onRetry={onRetry} />
    </AppModal>
  )
}
