import { useHost } from '@console/sub-app'
import { EmptyState, ErrorState } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { logDays } from './log-days.ts'
import { useLogDictionary, useProjectLog } from '../../../queries/project-detail.ts'
import pageStyles from '../ProjectDetailPage.module.css'
import { OperationDay } from './OperationDay.tsx'
import styles from './OperationsCard.module.css'

/** The number of latest entries beside the project. */
const LATEST = 6

type OperationsCardProps = { projectId: number; onFullLog: () => void }

/** The latest operations on the project, by day. */
export function OperationsCard({ projectId, onFullLog }: OperationsCardProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const id = useId()
  const log = useProjectLog(projectId, { page: 1, pageSize: LATEST })
  const dictionary = useLogDictionary()
  const error = log.error ?? dictionary.error
  const isReady = log.data !== undefined && dictionary.data !== undefined
  return (
    <section className={pageStyles['card']} aria-labelledby={id}>
      <div className={pageStyles['line']}>
        <h2 id={id} className={pageStyles['title']}>
          {formatMessage({ id: 'projectDetail.operations' })}
        </h2>
        <Button type="link" size="small" className={styles['full'] ?? ''} onClick={onFullLog}>
          {formatMessage({ id: 'projectDetail.operations.full' })}
        </Button>
      </div>
      {isReady &&
        logDays(log.data.records, timezone).map((day) => (
          <OperationDay key={day.day} day={day} dictionary={dictionary.data} />
        ))}
      {isReady && log.data.records.length === 0 && (
        <EmptyState title={formatMessage({ id: 'projectDetail.operations.none' })} />
      )}
      {!isReady && error !== null && (
        <ErrorState
          title={formatMessage({ id: 'projectDetail.operations.failed' })}
          error={error}
          onRetry={() => {
            if (log.isError) void log.refetch()
            if (dictionary.isError) void dictionary.refetch()
          }}
        />
      )}
      {!isReady && error === null && (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      )}
    </section>
  )
}
