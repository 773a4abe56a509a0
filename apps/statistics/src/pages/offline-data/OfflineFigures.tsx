import type { bill, DataOf } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { durationText } from '@console/ui/time'
import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { CardsLoading } from '../../components/CardsLoading.tsx'
import { FigureCard } from '../../components/FigureCard.tsx'
import styles from '../../components/FigureCard.module.css'

const CARDS = 2

/** The figures of the whole month, whatever page of days is shown (BILL-034, BILL-Q17). */
export function OfflineFigures({ query }: { query: UseQueryResult<DataOf<typeof bill.offlineStat>> }) {
  const { formatMessage, formatNumber } = useIntl()
  const { data, error, refetch } = query
  if (error !== null) {
    return (
      <ErrorState
        title={formatMessage({ id: 'offlineData.figures.failed' })}
        error={error}
        preserved={formatMessage({ id: 'stat.chart.othersUnchanged' })}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <CardsLoading count={CARDS} lines={0} />
  return (
    <dl className={styles['cards']} aria-label={formatMessage({ id: 'offlineData.figures' })}>
      <FigureCard
        label={formatMessage({ id: 'offlineData.total' })}
        note={formatMessage({ id: 'offlineData.total.note' })}
        text={formatNumber(data.total)}
      />
      <FigureCard
        label={formatMessage({ id: 'offlineData.duration.total' })}
        note={formatMessage({ id: 'offlineData.duration.note' })}
        text={durationText(data.skill_duration)}
      />
    </dl>
  )
}
