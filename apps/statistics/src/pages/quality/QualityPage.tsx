import type { exports } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { LEVELS } from '@console/ui'
import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { detailPart } from '../../components/detail-part.ts'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { LEVEL_COLOURS, LevelChart } from '../../components/LevelChart.tsx'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { RankBars } from '../../components/RankBars.tsx'
import { RuleRank } from '../../components/RuleRank.tsx'
import { sessionsLink } from '../../components/stat-links.ts'
import { StatPage } from '../../frame/StatPage.tsx'
import { type Inquired, useStat } from '../../page-query/stat-context.ts'
import { useQualityData } from '../../queries/quality.ts'
import { type Seat, type SeatRanking, useSeatRank } from '../../queries/violations.ts'
import styles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

const COVERS = [
  { id: 'done', colour: 'var(--online)' },
  { id: 'open', colour: 'var(--waiting)' },
  { id: 'needless', colour: 'var(--text-3)' },
] as const

const RANKINGS: readonly SeatRanking[] = ['total', 'level', 'cover']

const ViolationTable = detailPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-violations" */ './ViolationTable.tsx')).ViolationTable,
)

/** Shows the violations of quality rules, by rule, by person and one by one (QUAL-001). */
export function QualityPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage
      title={formatMessage({ id: 'stat.quality' })}
      exported={toExport}
      exportLabel={formatMessage({ id: 'stat.quality.export' })}
    >
      <QualityParts />
    </StatPage>
  )
}

/** The scores of the seats (QUAL-025, R41). */
function toExport({ wire }: Inquired): exports.ExportRequestInput {
  return { kind: 'seatQuality', filter: wire }
}

function QualityParts() {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const violations = useQualityData('quality', wire)
  const { data } = violations
  const hasCovered = (data?.completionQualityLevel?.dataList.length ?? 0) > 0
  return (
    <>
      <div className={styles['charts']} data-even={hasCovered}>
        <LevelChart title={formatMessage({ id: 'stat.violationsByLevel' })} query={violations} />
        {hasCovered && (
          <LevelChart
            title={formatMessage({ id: 'stat.quality.covered' })}
            query={violations}
            levelsOf={({ qualityLevel, completionQualityLevel }) => ({
              timeList: qualityLevel.timeList,
              dataList: completionQualityLevel?.dataList ?? [],
            })}
          />
        )}
        <RuleRank title={formatMessage({ id: 'stat.rules' })} query={violations} />
        <SeatRank />
      </div>
      <DetailPanel title={formatMessage({ id: 'stat.quality.detail' })}>
        <ViolationTable />
      </DetailPanel>
    </>
  )
}

/** Seats by their violations: all of them, by level, or by whether they were covered (QUAL-011 to QUAL-018). */
function SeatRank() {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const [ranking, setRanking] = useState<SeatRanking>('total')
  const title = formatMessage({ id: 'stat.quality.seats' })
  const query = useSeatRank(ranking, wire)
  const head = (
    <Segmented
      size="small"
      name="seat-ranking"
      aria-label={formatMessage({ id: 'stat.quality.seats.by' })}
      value={ranking}
      options={RANKINGS.map((value) => ({
        value,
        label: formatMessage({ id: `stat.quality.seats.${value}` }),
      }))}
      onChange={setRanking}
    />
  )
  return (
    <ChartCard<{ rankingData: readonly Seat[] }>
      title={title}
      query={query}
      head={head}
      isEmpty={({ rankingData }) => rankingData.length === 0}
      showsRefusal
    >
      {({ rankingData }) => <SeatBars title={title} head={head} ranking={ranking} seats={rankingData} />}
    </ChartCard>
  )
}

type SeatBarsProps = { title: string; head: ReactNode; ranking: SeatRanking; seats: readonly Seat[] }

/** A bar a seat, which opens its sessions where its id is known (QUAL-017). */
function SeatBars({ title, head, ranking, seats }: SeatBarsProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const { query } = useStat()
  const parts = useParts(ranking)

  function openSessions({ key }: { key: number | string }) {
    if (typeof key === 'number') services.openLink(sessionsLink(query, timezone, { user: key }))
  }

  return (
    <RankBars
      title={title}
      categoryName={formatMessage({ id: 'stat.seat' })}
      valueName={formatMessage({ id: 'stat.violations' })}
      noteName={formatMessage({ id: 'stat.organisation' })}
      items={seats.map((seat, index) => ({
        key: seat.seatId ?? `${seat.seatName} ${index}`,
        name: seat.seatName,
        note: seat.orgName,
        value: seat.violationCount,
        ...(ranking !== 'total' && { parts: toPartCounts(seat) }),
      }))}
      {...(parts && { parts })}
      head={head}
      height={CHART_HEIGHT}
      {...(seats.some(({ seatId }) => seatId !== undefined) && { onChoose: openSessions })}
    />
  )
}

/** Parts of the bars: levels from tip to severe, or violations by whether they were covered. */
function useParts(ranking: SeatRanking) {
  const { formatMessage } = useIntl()
  if (ranking === 'total') return null
  return ranking === 'cover'
    ? COVERS.map(({ id, colour }) => ({ name: formatMessage({ id: `stat.quality.${id}` }), colour }))
    : LEVELS.toReversed().map((level) => ({
        name: formatMessage({ id: `ui.level.${level}` }),
        colour: LEVEL_COLOURS[level],
      }))
}

/** In the order of `useParts`. */
function toPartCounts(seat: Seat): readonly number[] {
  if ('anaphoraNum' in seat) return [seat.anaphoraNum, seat.unAnaphoraNum, seat.notNeedAnaphoraNum]
  if (!('violationLevelCount0' in seat)) return []
  return [
    seat.violationLevelCount0,
    seat.violationLevelCount1,
    seat.violationLevelCount2,
    seat.violationLevelCount3,
  ]
}
