import { links, type judgedLabel } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useJudgedSessions } from '../../queries/past-calls.ts'
import { FailureLine } from '../FailureLine.tsx'
import styles from '../PastCalls.module.css'

/** The newest sessions of one count. */
export function JudgedSessions({ id, kind }: { id: number; kind: judgedLabel.JudgedKind }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { data, error, refetch } = useJudgedSessions(id, kind)
  if (data === undefined)
    return error === null ? (
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    ) : (
      <FailureLine
        title={formatMessage({ id: 'past.judged.list.failed' })}
        reasons={[failureText(error)]}
        onRetry={() => void refetch()}
      />
    )
  return (
    <ul className={styles['samples']} aria-label={formatMessage({ id: 'past.judged.list' })}>
      {data.sessions.map(({ sessionId, startedAt, seatName }) => (
        <li key={sessionId}>
          <a href={links.addressOf(links.session, {}, { sessionId })} target="_blank" rel="noopener">
            {formatTime(startedAt, timezone)} · {seatName || formatMessage({ id: 'past.sample.noSeat' })}
          </a>
        </li>
      ))}
    </ul>
  )
}
