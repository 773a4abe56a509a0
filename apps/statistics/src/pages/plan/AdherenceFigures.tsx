import { Explained } from '@console/domain-ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import type { AdherenceFigures as Figures } from '../../queries/monitor.ts'
import styles from './PlanCard.module.css'

/** Two quotients of how well shifts were followed, each with its definition and its two durations one hover away. */
export function AdherenceFigures({ figures }: { figures: Figures }) {
  const { formatMessage } = useIntl()
  const rates = useRates(figures)
  return (
    <dl className={styles['rates']}>
      {rates.map(({ name, text, note }) => (
        <div key={name}>
          <dt>
            <Explained text={note}>{formatMessage({ id: `plan.${name}` })}</Explained>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** `-` where nothing was planned. */
export function useRates(figures: Figures) {
  const { formatMessage, formatNumber } = useIntl()
  const percent = (value: number | null) => (value === null ? '-' : formatNumber(value, PERCENT))
  const { adherence, adherentDuration, plannedDuration } = figures
  const { conformance, workedDuration, plannedWorkDuration } = figures
  return [
    {
      name: 'adherence',
      text: percent(adherence),
      note: formatMessage(
        { id: 'plan.adherence.note' },
        { part: durationText(adherentDuration), whole: durationText(plannedDuration) },
      ),
    },
    {
      name: 'conformance',
      text: percent(conformance),
      note: formatMessage(
        { id: 'plan.conformance.note' },
        { part: durationText(workedDuration), whole: durationText(plannedWorkDuration) },
      ),
    },
  ] as const
}
