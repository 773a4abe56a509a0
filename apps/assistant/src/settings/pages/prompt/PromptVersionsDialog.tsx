import { AppModal, ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { usePromptVersions } from '../../queries/prompts.ts'
import { PromptVersionList } from './PromptVersionList.tsx'

/** Wide, for long texts. */
const WIDTH = 720

/** How a prompt read from each change on, newest first. */
export function PromptVersionsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = usePromptVersions(id)
  return (
    <AppModal
      open
      width={WIDTH}
      title={
        data === undefined
          ? formatMessage({ id: 'database.prompt.versions' })
          : formatMessage({ id: 'database.prompt.versionsTitle' }, { name: data.name })
      }
      footer={null}
      fillsPhone
      onCancel={onClose}
    >
      {data !== undefined ? (
        <PromptVersionList versions={data.records} />
      ) : error !== null ? (
        <ErrorState
          title={formatMessage({ id: 'database.prompt.versionsFailed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </AppModal>
  )
}
