import { useHost } from '@console/sub-app'
import { EmptyState, ErrorState, formatTime } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { LogDictionary } from '../../../model/log-changes.ts'
import { useLogDictionary, useProjectLog } from '../../../queries/project-detail.ts'
import { type LogDay, logDays } from './log-days.ts'
import { LogAuthor } from './LogAuthor.tsx'
import { LogChangeList } from './LogChangeList.tsx'
import styles from './OperationsCard.module.css'

/** Hours and minutes of `YYYY-MM-DD HH:mm:ss`. */
const CLOCK = [11, 16] as const

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
    <section className="ui-shrinks ui-pad-16 ui-card" aria-labelledby={id}>
      <div className="ui-cluster ui-between ui-gap-8-16">
        <h2 id={id} className="ui-body ui-strong">
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

/** The operations of one day: action, changes and author. */
function OperationDay({ day, dictionary }: { day: LogDay; dictionary: LogDictionary }) {
  const { timezone } = useHost()
  return (
    <>
      <h3 className={styles['day']}>{day.day}</h3>
      <ol className={`ui-list ${styles['entries']}`}>
        {day.entries.map((entry) => (
          <li key={entry.id} className={styles['entry']} data-kind={entry.kind}>
            <div className={`ui-flex ui-between ui-items-baseline ui-gap-12 ${styles['head']}`}>
              <strong>{entry.typeName}</strong>
              <time
                className="ui-rigid ui-size-12 ui-muted"
                dateTime={new Date(entry.createTime * 1000).toISOString()}
              >
                {formatTime(entry.createTime, timezone).slice(...CLOCK)}
              </time>
            </div>
            <LogChangeList entry={entry} dictionary={dictionary} isShort />
            <LogAuthor entry={entry} />
          </li>
        ))}
      </ol>
    </>
  )
}
