import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import type { BillAnswer } from '../../queries/bill.ts'

type BillStateProps = { state: NonNullable<BillAnswer['state']>; isRunning: boolean }

/** How current the bill is: when it was computed, or who closed the month when. */
export function BillState({ state, isRunning }: BillStateProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { closed_at: closedAt, closed_by: name, computed_at: computedAt } = state
  const at = (seconds: number) => formatTime(seconds, timezone)
  if (closedAt !== null) {
    return <span>{formatMessage({ id: 'bill.closed' }, { time: at(closedAt), name: name ?? '-' })}</span>
  }
  return (
    <>
      <span>{formatMessage({ id: 'bill.computed' }, { time: at(computedAt) })}</span>
      {isRunning && <span>{formatMessage({ id: 'bill.running' })}</span>}
    </>
  )
}
