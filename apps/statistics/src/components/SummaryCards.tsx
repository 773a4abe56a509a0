import { addDays, formatTime, today } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import { useSummary } from '../queries/statistics.ts'
import { FigureCardList } from './FigureCardList.tsx'
import type { PartQuery } from './part-query.ts'
import { isComparable, type Summary } from './summary.ts'

const WEEK = 7

type SummaryCardsProps = {
  /** Number of cards to come, so that nothing moves. */
  count: number
  /** True if some of them are compared with a week before. */
  isCompared?: boolean
  children: (summary: Summary) => ReactNode
}

/** The figures of the summary beside each other, in the order of the page. */
export function SummaryCards(props: SummaryCardsProps) {
  const { wire } = useStat()
  return <SummaryFigures {...props} query={useSummary(wire)} />
}

type SummaryFiguresProps = SummaryCardsProps & { query: PartQuery<Summary> }

/** The figures of a summary, from wherever it was read. */
export function SummaryFigures({ count, isCompared = true, query, children }: SummaryFiguresProps) {
  const { data, error } = query
  const comparisonText = useComparisonText()
  const hasComparison = data === undefined ? error === null : isComparable(data)
  return (
    <>
      <FigureCardList query={query} count={count} lines={isCompared ? 1 : 0}>
        {children}
      </FigureCardList>
      {isCompared && hasComparison && (
        <p className="ui-no-margin ui-size-12 ui-muted">
          {data === undefined ? '\u00a0' : comparisonText(data)}
        </p>
      )}
    </>
  )
}

/**
 * Says in a sentence what the figures are compared with: for a day that goes on also up to when, or that the earlier day is
 * whole, where the server does not say.
 */
function useComparisonText(): (summary: Summary) => string {
  const { formatMessage, formatDate } = useIntl()
  const { query, isSingleDay, zone } = useStat()
  const day = formatDate(`${addDays(query.range[0], -WEEK)}T12:00:00Z`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const before = isSingleDay ? day : formatMessage({ id: 'stat.before.week' })
  const goesOn = isSingleDay && query.range[1] === today(zone)
  return ({ sameTime }) => {
    if (sameTime === undefined) {
      const compared = goesOn ? formatMessage({ id: 'stat.before.wholeDay' }, { day }) : before
      return formatMessage({ id: 'stat.figures.before' }, { before: compared })
    }
    const time = formatTime(sameTime.until, zone).slice(11, 16)
    return sameTime.yesterday === null
      ? formatMessage({ id: 'stat.figures.sameTime' }, { before, time })
      : formatMessage({ id: 'stat.figures.sameTime.day' }, { day, time })
  }
}
