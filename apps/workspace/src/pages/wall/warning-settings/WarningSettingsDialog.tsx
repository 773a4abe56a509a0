import { AppModal, ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useWarnSettings } from '../../../queries/use-warn-settings.ts'
import { WarningSettingsForm } from './WarningSettingsForm.tsx'

type WarningSettingsDialogProps = { orgId: number; businessTypeId: number; onClose: () => void }

/** Loads the present settings into the form (WORK-040). */
export function WarningSettingsDialog({ orgId, businessTypeId, onClose }: WarningSettingsDialogProps) {
  const { formatMessage } = useIntl()
  const { data, error, isFetchedAfterMount, refetch } = useWarnSettings(orgId, businessTypeId)
  if (data !== undefined && isFetchedAfterMount)
    return <WarningSettingsForm orgId={orgId} settings={data} onClose={onClose} />
  return (
    <AppModal open title={formatMessage({ id: 'wall.warning.settings' })} footer={null} onCancel={onClose}>
      {error === null ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <ErrorState
          title={formatMessage({ id: 'wall.warning.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </AppModal>
  )
}
