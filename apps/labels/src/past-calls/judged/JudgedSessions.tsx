import type { judgedLabel } from '@console/contracts'
import { failureText } from '@console/sub-app'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useJudgedSessions } from '../../queries/past-calls.ts'
import { FailureLine } from '../FailureLine.tsx'
import { SessionList } from './SessionList.tsx'

type JudgedSessionsProps = { id: number; kind: judgedLabel.JudgedKind; count: number }

/** The newest sessions of one count. */
export function JudgedSessions({ id, kind, count }: JudgedSessionsProps) {
  const { formatMessage } = useIntl()
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
  const title = formatMessage({ id: `past.judged.list.${kind}` })
  return <SessionList title={title} sessions={data.sessions} count={count} />
}
