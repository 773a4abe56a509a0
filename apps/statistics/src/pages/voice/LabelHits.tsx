import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { RankBars } from '../../components/RankBars.tsx'
import { sessionsLink } from '../../components/stat-links.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { MOST_LABELS, useLabelHits } from '../../queries/label-hits.ts'

/** The labels of the business by their hits, most first; one opens the sessions that have it (RPT-071). */
export function LabelHits() {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const { query, wire } = useStat()
  const hits = useLabelHits(wire)
  const title = formatMessage({ id: 'stat.voice.labels' })
  const total = hits.data?.total ?? 0
  const head = total > MOST_LABELS && (
    <span>{formatMessage({ id: 'stat.voice.labels.newest' }, { count: MOST_LABELS, total })}</span>
  )
  return (
    <ChartCard
      title={title}
      query={hits}
      head={head}
      isEmpty={({ labelDetail }) => labelDetail.every(({ list }) => list.length === 0)}
    >
      {({ labelDetail }) => {
        const items = labelDetail
          .map(({ labelId, labelName, list }) => ({
            key: labelId,
            name: labelName,
            value: list.reduce((sum, { value }) => sum + value, 0),
          }))
          .toSorted((left, right) => right.value - left.value)
        return (
          <RankBars
            title={title}
            categoryName={formatMessage({ id: 'stat.voice.label' })}
            valueName={formatMessage({ id: 'stat.times' })}
            items={items}
            head={head}
            height={CHART_HEIGHT}
            onChoose={({ key }) => services.openLink(sessionsLink(query, timezone, { label: Number(key) }))}
          />
        )
      }}
    </ChartCard>
  )
}
