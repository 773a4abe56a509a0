import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { durationText, formatClock } from '@console/ui/time'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import type { Deviation } from '../../model/deviations.ts'
import { CardBody } from '../../monitor/CardBody.tsx'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { useDeviations } from '../../queries/person-day.ts'
import styles from './PlanCard.module.css'

/** When one person was not as planned, and why in words. */
export function DeviationList({ userId }: { userId: number }) {
  const { formatMessage } = useIntl()
  const { wire } = useMonitor()
  const deviations = useDeviations({ ...wire, userId })
  return (
    <CardBody
      query={deviations}
      isEmpty={({ deviationList }) => deviationList.length === 0}
      loading={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      failedId="plan.deviations.failed"
      emptyId="plan.deviations.none"
    >
      {({ deviationList }) => (
        <ul className={styles['deviations']} aria-label={formatMessage({ id: 'plan.deviations' })}>
          {deviationList.map((deviation) => (
            <DeviationRow key={deviation.begin} deviation={deviation} />
          ))}
        </ul>
      )}
    </CardBody>
  )
}

function DeviationRow({ deviation }: { deviation: Deviation }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const textOf = useDeviationText()
  const { begin, end, isOpen } = deviation
  const until = isOpen ? formatMessage({ id: 'plan.deviations.now' }) : formatTime(end, timezone).slice(11)
  return (
    <li>
      <span className="ui-figures ui-muted">
        {formatTime(begin, timezone)}–{until}
      </span>{' '}
      {textOf(deviation)}
    </li>
  )
}

/** Explains in a sentence why an interval was not as planned. */
function useDeviationText(): (deviation: Deviation) => string {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return ({ cause, begin, end, shiftStart, shiftEnd }) =>
    formatMessage(
      { id: `deviation.${cause}` },
      {
        start: formatClock(shiftStart, timezone),
        end: formatClock(shiftEnd, timezone),
        length: durationText(end - begin),
      },
    )
}
