import { ErrorState } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { CardsLoading } from '../../components/CardsLoading.tsx'
import { FigureCard } from '../../components/FigureCard.tsx'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { useTrack } from '../../queries/monitor.ts'
import styles from '../../components/FigureCard.module.css'

const CARDS = 3

/**
 * Figures of all people of the query, however many pages they have; the answer of the track has them (MON-049 to MON-051).
 */
export function OnlineFigures() {
  const { formatMessage, formatNumber } = useIntl()
  const { wire, page } = useMonitor()
  const { data, error, refetch } = useTrack(wire, page)
  if (data === undefined) {
    if (error === null) return <CardsLoading count={CARDS} />
    return (
      <ErrorState
        title={formatMessage({ id: 'monitor.figures.failed' })}
        error={error}
        preserved={formatMessage({ id: 'stat.chart.othersUnchanged' })}
        onRetry={() => void refetch()}
      />
    )
  }
  const { totalOnlineUserCnt, totalOnlineDuration, avgOnlineDuration } = data
  const figures = [
    { name: 'onlineUsers', text: formatNumber(totalOnlineUserCnt) },
    { name: 'totalOnline', text: durationText(totalOnlineDuration) },
    { name: 'averageOnline', text: durationText(avgOnlineDuration) },
  ]
  return (
    <dl className={styles['cards']} aria-label={formatMessage({ id: 'monitor.figures' })}>
      {figures.map(({ name, text }) => (
        <FigureCard
          key={name}
          label={formatMessage({ id: `monitor.${name}` })}
          note={formatMessage({ id: `monitor.${name}.note` })}
          text={text}
        />
      ))}
    </dl>
  )
}
