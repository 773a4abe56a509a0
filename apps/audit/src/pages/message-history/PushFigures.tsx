import { ApiError, useHost } from '@console/sub-app'
import { addDays, EmptyState, ErrorState, lastDays, toWireDay } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { fillDays } from '../../model/push-stat.ts'
import { usePushStat } from '../../queries/messages.ts'
import { PushStatPanel } from './PushStatPanel.tsx'

/** Today and the six days before (MSG-Q4). */
const STAT_DAYS = 7

type PushFiguresProps = { msgRuleCode: string; triggerId: string }

/** The figures of one trigger of a rule over the last 7 days (MSG-004). */
export function PushFigures({ msgRuleCode, triggerId }: PushFiguresProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const [from, to] = lastDays(STAT_DAYS, timezone)
  const stat = usePushStat({ msgRuleCode, triggerId, beginDay: toWireDay(from), endDay: toWireDay(to) })
  const days = Array.from({ length: STAT_DAYS }, (_, index) => toWireDay(addDays(from, index)))
  const records = stat.data?.records ?? []
  return (
    <>
      {stat.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      ) : stat.error !== null && !isNoFigures(stat.error) ? (
        <ErrorState
          title={formatMessage({ id: 'push.stat.failed' })}
          error={stat.error}
          onRetry={() => void stat.refetch()}
        />
      ) : records.length === 0 ? (
        <EmptyState title={formatMessage({ id: 'push.stat.empty.title' })}>
          {formatMessage({ id: 'push.stat.empty.text' }, { from, to })}
        </EmptyState>
      ) : (
        <PushStatPanel
          days={fillDays(records, days)}
          range={formatMessage({ id: 'push.stat.range' }, { from, to })}
        />
      )}
    </>
  )
}

/** Any code but 200, or an answer without records, means that there are no figures, not a failure (MSG-006). */
function isNoFigures(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'refusal' || error.kind === 'shape')
}
