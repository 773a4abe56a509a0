import type { ReactNode } from 'react'
import { useStat } from '../page-query/stat-context.ts'
import { type Summary, useSummary } from '../queries/statistics.ts'
import { FigureCardList } from './FigureCardList.tsx'
import type { PartQuery } from './part-query.ts'

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
  return (
    <FigureCardList query={query} count={count} lines={isCompared ? 1 : 0}>
      {children}
    </FigureCardList>
  )
}
