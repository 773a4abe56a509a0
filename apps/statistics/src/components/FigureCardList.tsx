import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CardsLoading } from './CardsLoading.tsx'
import type { PartQuery } from './part-query.ts'
import { PartFailed } from './PartFailed.tsx'
import styles from './FigureCard.module.css'

type FigureCardListProps<Answer> = {
  /** Message id of their name. */
  labelId?: string
  /** Message id of the title where they could not be loaded. */
  failedId?: string
  query: PartQuery<Answer>
  /** Number of cards to come, so that nothing moves. */
  count: number
  /** Lines below the value of the highest card. */
  lines?: number
  children: (answer: Answer) => ReactNode
}

/** Figures beside each other, from one answer. */
export function FigureCardList<Answer>(props: FigureCardListProps<Answer>) {
  const { labelId = 'stat.figures', failedId = 'stat.figures.failed', count, lines = 0, children } = props
  const { data, error, refetch } = props.query
  const { formatMessage } = useIntl()
  if (data !== undefined) {
    return (
      <dl className={styles['cards']} aria-label={formatMessage({ id: labelId })}>
        {children(data)}
      </dl>
    )
  }
  if (error === null) return <CardsLoading count={count} lines={lines} />
  return <PartFailed textId={failedId} error={error} onRetry={refetch} />
}
