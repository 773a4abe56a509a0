import { ChartLoading } from '@console/domain-ui'
import { EmptyState, ErrorState, IconButton } from '@console/ui'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useIntoSight } from '../../components/use-into-sight.ts'
import styles from './DatasetPage.module.css'
import { DayChanges } from './DayChanges.tsx'
import { DayTable } from './DayTable.tsx'
import { useDayMoves } from './use-day-moves.ts'
import { useJudgedDay, type JudgedDay } from './use-judged-day.ts'

/** The judgements of one day that moved precision or recall against the day before. */
export function DayPanel() {
  const { shown, open } = useJudgedDay()
  if (shown === null) return null
  return <OpenDay key={`${shown.labelType} ${shown.day}`} judgedDay={shown} onClose={() => open(null)} />
}

function OpenDay({ judgedDay, onClose }: { judgedDay: JudgedDay; onClose: () => void }) {
  const { formatMessage, formatDate } = useIntl()
  const panel = useRef<HTMLElement>(null)
  useIntoSight(panel, judgedDay.day)
  const title = formatMessage(
    { id: 'stat.dataset.day' },
    {
      type: formatMessage({ id: `stat.dataset.type.${judgedDay.labelType}` }),
      day: formatDate(`${judgedDay.day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
    },
  )
  return (
    <section ref={panel} className={styles['day']} aria-label={title}>
      <div className={styles['dayHead']}>
        <h2>{title}</h2>
        <IconButton icon="close" label={formatMessage({ id: 'stat.dataset.day.close' })} onClick={onClose} />
      </div>
      <DayContents judgedDay={judgedDay} />
    </section>
  )
}

function DayContents({ judgedDay }: { judgedDay: JudgedDay }) {
  const { formatMessage } = useIntl()
  const { moves, error, refetch } = useDayMoves(judgedDay)
  if (moves === null) {
    if (error === null) return <ChartLoading />
    return (
      <ErrorState
        title={formatMessage({ id: 'stat.dataset.day.failed' })}
        error={error}
        preserved={formatMessage({ id: 'stat.chart.othersStand' })}
        onRetry={() => void refetch()}
      />
    )
  }
  const { correct, missed, wrong } = moves.judged
  if (correct + missed + wrong === 0) {
    return <EmptyState title={formatMessage({ id: 'stat.dataset.day.none' })} />
  }
  return (
    <>
      <DayChanges moves={moves} />
      <DayTable judgedDay={judgedDay} moves={moves} />
    </>
  )
}
