import { ErrorState } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import { useSummary } from '../queries/statistics.ts'
import { CardsLoading } from './CardsLoading.tsx'
import { isComparable, type Summary } from './summary.ts'
import styles from './FigureCard.module.css'
import { useComparisonText } from './use-comparison-text.ts'

type SummaryCardsProps = {
  label: string
  /** How many cards there will be, so that nothing moves. */
  count: number
  /** Whether some of them are compared with a week before. */
  isCompared?: boolean
  children: (summary: Summary) => ReactNode
}

/** The figures of the summary beside each other, in the order of the page. */
export function SummaryCards(props: SummaryCardsProps) {
  const { wire } = useStat()
  return <SummaryFigures {...props} query={useSummary(wire)} />
}

type SummaryFiguresProps = SummaryCardsProps & {
  query: { data: Summary | undefined; error: Error | null; refetch: () => unknown }
}

/** The figures of a summary, from wherever it was read. */
export function SummaryFigures({
  label,
  count,
  isCompared = true,
  query: { data, error, refetch },
  children,
}: SummaryFiguresProps) {
  const { formatMessage } = useIntl()
  const comparisonText = useComparisonText()
  if (data !== undefined) {
    return (
      <>
        <dl className={styles['cards']} aria-label={label}>
          {children(data)}
        </dl>
        {isCompared && isComparable(data) && <p className={styles['before']}>{comparisonText(data)}</p>}
      </>
    )
  }
  if (error === null)
    return (
      <>
        <CardsLoading count={count} lines={isCompared ? 1 : 0} />
        {isCompared && <p className={styles['before']}>{'\u00a0'}</p>}
      </>
    )
  return (
    <ErrorState
      title={formatMessage({ id: 'stat.figures.failed' })}
      error={error}
      preserved={formatMessage({ id: 'stat.chart.othersStand' })}
      onRetry={() => void refetch()}
    />
  )
}
