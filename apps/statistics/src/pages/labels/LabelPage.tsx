import { type DataOf, label, labelStat, SLOT_SECONDS } from '@console/contracts'
import { ChartLoading, Explained, ExportButton } from '@console/domain-ui'
import { useHost, usePrefetch } from '@console/sub-app'
import { BandSelect, dayRangeToUnix, EmptyText, ErrorState, useUrlSearch } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { Lines } from '../../components/charts.ts'
import { detailPart } from '../../components/detail-part.ts'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { DrilledRank } from '../../components/DrilledRank.tsx'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { dayChart, daysChart } from '../../components/series-chart.ts'
import { useDrillPath } from '../../components/use-drill-path.ts'
import { useOpenMoment } from '../../components/use-open-moment.ts'
import { useTimeName } from '../../components/use-time-name.ts'
import { StatPage } from '../../frame/StatPage.tsx'
import { lineLook } from '../../model/label-lines.ts'
import { labelSearch } from '../../page-query/label-search.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useLikelyWire } from '../../page-query/use-likely-query.ts'
import { offeredLabels, useLabelRank, useLabels, useLabelTrend } from '../../queries/labels.ts'
import { labelSessionsLink } from './label-link.ts'
import { LabelPicker } from './LabelPicker.tsx'
import { chooseLabels, type LabelChoice, useLabelChoice } from './use-label-choice.ts'

export { texts } from './texts.ts'

/** px */
const WIDTH = 260

const LabelUserTable = detailPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-labels" */ './LabelUserTable.tsx')).LabelUserTable,
)

/** Counts of label hits, and by whom (DSET-014). */
export function LabelPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.labels' })} ExportTool={LabelExport}>
      <LabelParts />
    </StatPage>
  )
}

function LabelParts() {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const { error, refetch } = useLabels(wire)
  const choice = useLabelChoice()
  if (choice === null) {
    if (error === null) {
      return (
        <div className="ui-pad-16 ui-card">
          <ChartLoading />
        </div>
      )
    }
    return (
      <ErrorState
        title={formatMessage({ id: 'stat.labels.failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  const { ranked } = choice
  if (ranked === undefined) {
    return <EmptyText textId="stat.labels.none" />
  }
  return (
    <>
      <LabelPicker choice={choice} />
      <LabelTrend choice={choice} />
      <LabelRank choice={choice} ranked={ranked} />
      <DetailPanel title={formatMessage({ id: 'stat.labels.detail' })}>
        <LabelUserTable />
      </DetailPanel>
    </>
  )
}

/** The table per person with the chosen labels, through the tray (STAT-055, R41). */
function LabelExport({ problem }: { problem: string | undefined }) {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const choice = useLabelChoice()
  if (choice === null || choice.chosen.length === 0) return null
  return (
    <ExportButton
      request={{ kind: 'statTable', filter: { ...wire, type: 'label', labelIds: [...choice.chosen] } }}
      label={formatMessage({ id: 'stat.export' })}
      problem={problem}
    />
  )
}

type LabelRankProps = { choice: LabelChoice; ranked: number }

/** Organisations and people by the hits of one label; a person's sessions with it open in a new tab (DSET-022 to DSET-025). */
function LabelRank({ choice, ranked }: LabelRankProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const { query, wire } = useStat()
  const drill = useDrillPath('label')
  const { organisation } = drill
  const rank = useLabelRank({
    ...wire,
    ...(organisation === null ? {} : { orgId: organisation }),
    labelId: ranked,
  })
  return (
    <DrilledRank
      title={formatMessage({ id: 'stat.labels.rank' })}
      valueName={formatMessage({ id: 'stat.label.hits' })}
      query={rank}
      drill={drill}
      onPerson={(person) =>
        services.openLink(labelSessionsLink(query, timezone, { label: ranked, organisation, person }))
      }
      tools={
        <BandSelect
          label={formatMessage({ id: 'stat.label' })}
          value={ranked}
          options={choice.options}
          width={WIDTH}
          onChange={choice.rank}
        />
      }
    />
  )
}

/** Hits of each chosen label over time, a line each (DSET-017). */
function LabelTrend({ choice }: { choice: LabelChoice }) {
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

/** Requests the labels, and the hits of those that are compared and ranked. */
export function usePrefetchFirstView(): void {
  const { user } = useHost()
  const prefetch = usePrefetch()
  const query = useLikelyWire()
  const { search } = useUrlSearch(labelSearch)
  if (query === null) return
  prefetch(label.query, { query: offeredLabels(query, user) }, ({ smartLabels }) => {
    const { chosen, ranked } = chooseLabels(smartLabels, search)
    if (ranked === undefined) return
    prefetch(labelStat.detail, { query: { ...query, labelIds: chosen } })
    prefetch(labelStat.rank, { query: { ...query, labelId: ranked } })
  })
}
