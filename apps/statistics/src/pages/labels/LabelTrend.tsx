import { Explained } from '@console/domain-ui'
import { SLOT_SECONDS, type DataOf, type labelStat } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { dayRangeToUnix } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { Lines } from '../../components/charts.ts'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { dayChart, daysChart } from '../../components/series-chart.ts'
import { useOpenMoment } from '../../components/use-open-moment.ts'
import { useTimeName } from '../../components/use-time-name.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { lineLook } from '../../model/label-lines.ts'
import { useLabelTrend } from '../../queries/labels.ts'
import { labelSessionsLink } from './label-link.ts'
import type { LabelChoice } from './use-label-choice.ts'

/** Hits of each chosen label over time, a line each (DSET-017). */
export function LabelTrend({ choice }: { choice: LabelChoice }) {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const trend = useLabelTrend({ ...wire, labelIds: [...choice.chosen] })
  return (
    <ChartCard
      title={formatMessage({ id: 'stat.labels.trend' })}
      query={trend}
      isEmpty={({ labelDetail }) => labelDetail.every(({ list }) => list.length === 0)}
    >
      {({ labelDetail }) => <TrendLines labels={labelDetail} nameOf={choice.nameOf} />}
    </ChartCard>
  )
}

type TrendLinesProps = {
  labels: DataOf<typeof labelStat.detail>['labelDetail']
  nameOf: LabelChoice['nameOf']
}

function TrendLines({ labels, nameOf }: TrendLinesProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { query, isSingleDay, zone } = useStat()
  const categoryName = useTimeName()
  const openPoint = useOpenPoint(labels.map(({ labelId }) => labelId))
  const title = formatMessage({ id: 'stat.labels.trend' })
  const { range } = query
  const data = useMemo(() => {
    const lines = labels.map(({ labelId, labelName, list }) => {
      const drawn = {
        range,
        zone,
        categoryName,
        names: { current: nameOf(labelId) ?? labelName, yesterday: '', dayOfLastWeek: '' },
      }
      return isSingleDay
        ? dayChart({ current: list, yesterday: [], dayOfLastWeek: [] }, drawn)
        : daysChart(list, drawn)
    })
    const [first] = lines
    return (
      first && {
        ...first,
        series: lines.flatMap(({ series }, index) => series.map((line) => ({ ...line, ...lineLook(index) }))),
      }
    )
  }, [labels, nameOf, range, zone, isSingleDay, categoryName])
  if (data === undefined) return null
  const values = labels.flatMap(({ list }) => list.map(({ value }) => value))
  return (
    <Lines
      title={title}
      summary={formatMessage(
        { id: 'stat.labels.trend.summary' },
        { title, count: labels.length, most: formatNumber(Math.max(0, ...values)) },
      )}
      data={data}
      height={CHART_HEIGHT}
      head={
        <Explained text={formatMessage({ id: 'stat.label.hits.note' })}>
          {formatMessage({ id: 'stat.label.hits' })}
        </Explained>
      }
      {...openPoint}
    />
  )
}

/** As in other charts; where a single label is drawn, a quarter of an hour opens the sessions that have it. */
function useOpenPoint(labelIds: readonly number[]): { onChoose?: (index: number) => void } {
  const { services } = useHost()
  const { query, isSingleDay, zone } = useStat()
  const openMoment = useOpenMoment()
  const [label, ...others] = labelIds
  if (!isSingleDay || label === undefined || others.length > 0) return openMoment
  return {
    onChoose: (index) => {
      const [day] = query.range
      const begin = dayRangeToUnix([day, day], zone).begin + index * SLOT_SECONDS
      const moment = { begin, end: begin + SLOT_SECONDS - 1 }
      services.openLink(labelSessionsLink(query, zone, { label, moment }))
    },
  }
}
