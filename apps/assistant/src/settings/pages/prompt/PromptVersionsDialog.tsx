import { useHost } from '@console/sub-app'
import { AppModal, ErrorState, formatTime } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { usePromptVersions } from '../../queries/prompts.ts'
import styles from './PromptVersionsDialog.module.css'

/** Wide, for long texts. */
const WIDTH = 720

/** Earlier versions of a prompt, newest first. */
export function PromptVersionsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const answer = usePromptVersions(id)
  return (
    <AppModal
      open
      width={WIDTH}
      title={formatMessage({ id: 'database.prompt.versions' })}
      footer={null}
      onCancel={onClose}
    >
      {answer.isLoading && <Skeleton active />}
      {answer.error !== null && (
        <ErrorState
          title={formatMessage({ id: 'database.prompt.versionsFailed' })}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      )}
      <ol className={styles['versions']}>
        {(answer.data?.records ?? []).map(({ version, words, changedBy, changedAt }) => (
          <li key={version}>
            <h3 className={styles['head']}>
              {formatMessage({ id: 'database.prompt.version' }, { version })}
              <span className={styles['quiet']}>
                {[formatTime(changedAt, timezone), changedBy].filter((part) => part !== null).join(' · ')}
              </span>
            </h3>
            <p className={styles['words']}>{words}</p>
          </li>
        ))}
      </ol>
    </AppModal>
  )
}
