import { METRIC, quotient, type DataOf, type Quotient, type stat } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { CardsLoading } from '../../components/CardsLoading.tsx'
import { FigureCard } from '../../components/FigureCard.tsx'
import { joinQueries } from '../../components/join-queries.ts'
import { textOrDash } from '../../model/figure-text.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useMetric } from '../../queries/statistics.ts'
import styles from '../../components/FigureCard.module.css'

/** Sums of the days; valid calls only with their module (RPT-068, RPT-Q35). */
export function VoiceCards() {
  const { formatMessage, formatNumber } = useIntl()
  const { wire, modules } = useStat()
  const calls = useMetric(METRIC.calls, wire)
  const talkTime = useMetric(METRIC.talkTime, wire)
  const valid = useMetric(modules.validCall ? METRIC.validCalls : null, wire)
  const query = joinQueries([calls, talkTime, ...(modules.validCall ? [valid] : [])])
  const { data, error } = query
  if (data === undefined) {
    if (error === null) return <CardsLoading count={modules.validCall ? 4 : 3} />
    return (
      <ErrorState
        title={formatMessage({ id: 'stat.figures.failed' })}
        error={error}
        preserved={formatMessage({ id: 'stat.chart.othersUnchanged' })}
        onRetry={query.refetch}
      />
    )
  }
  const [callCount = 0, talkSeconds = 0, validCount] = data.map(sumValues)
  const average = averageTalk(data[1]?.current ?? [])
  return (
    <dl className={styles['cards']} aria-label={formatMessage({ id: 'stat.figures' })}>
      <FigureCard
        label={formatMessage({ id: 'stat.count.call' })}
        note={formatMessage({ id: 'stat.count.call.note' })}
        text={formatNumber(callCount)}
      />
      {validCount !== undefined && (
        <FigureCard
          label={formatMessage({ id: 'stat.count.talk' })}
          note={formatMessage({ id: 'stat.count.talk.note' })}
          text={formatNumber(validCount)}
        />
      )}
      <FigureCard
        label={formatMessage({ id: 'stat.voice.talkTime' })}
        note={formatMessage({ id: 'stat.voice.talkTime.note' })}
        text={durationText(talkSeconds)}
      />
      <FigureCard
        label={formatMessage({ id: 'stat.voice.average' })}
        note={formatMessage({ id: 'stat.voice.average.note' })}
        text={textOrDash(average, durationText)}
      />
    </dl>
  )
}

type Answer = DataOf<typeof stat.detail>

function sumValues({ current }: Answer): number {
  return current.reduce((sum, { value }) => sum + value, 0)
}

/** The talk time of answered calls by these calls, of all days; null where a platform does not say the two. */
function averageTalk(points: Answer['current']): number | null {
  const sums: Quotient = { part: 0, whole: 0 }
  for (const { tag1, tag2 } of points) {
    if (tag1 === undefined || tag2 === undefined) return null
    sums.part += tag1
    sums.whole += tag2
  }
  return quotient(sums)
}
