import { ErrorState } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { stat } from '@console/contracts'
import { useStat } from '../frame/stat-context.ts'
import { useSummary } from '../queries/statistics.ts'
import { CardsLoading } from './CardsLoading.tsx'
import styles from './FigureCard.module.css'
import { useWeekBefore } from './use-week-before.ts'

type SummaryCardsProps = {
  label: string
  /** How many cards there will be, so that nothing moves. */
  count: number
  /** Whether some of them are compared with a week before. */
  isCompared?: boolean
  children: (summary: stat.OrgSummary) => ReactNode
}

/** The figures of the summary beside each other, in the order of the page. */
export function SummaryCards({ label, count, isCompared = true, children }: SummaryCardsProps) {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const before = useWeekBefore()
  const { data, error, refetch } = useSummary(wire)
  if (data !== undefined) {
    return (
      <>
        <dl className={styles['cards']} aria-label={label}>
          {children(data.orgSummary)}
        </dl>
        {isCompared && (
          <p className={styles['before']}>{formatMessage({ id: 'stat.figures.before' }, { before })}</p>
        )}
      </>
    )
  }
  if (error === null) return <CardsLoading count={count} />
  return (
    <ErrorState
      title={formatMessage({ id: 'stat.figures.failed' })}
      error={error}
      preserved={formatMessage({ id: 'stat.chart.othersStand' })}
      onRetry={() => void refetch()}
    />
  )
}
