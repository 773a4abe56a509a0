import type { stat } from '@console/contracts'
import { useOrganizationOptions } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import type { RankItem } from '@console/ui/charts'
import { useIntl } from 'react-intl'
import { useStat } from '../frame/stat-context.ts'
import { sessionsLink } from './stat-links.ts'
import { useRank } from '../queries/statistics.ts'
import { ChartCard } from './ChartCard.tsx'
import { RankBars } from './charts.ts'
import { DrillPath } from './DrillPath.tsx'
import { CHART_HEIGHT } from './MetricChart.tsx'
import { useDrillPath } from './use-drill-path.ts'

type RankCardProps = {
  title: string
  rankType: stat.RankType
  /** What the values are, such as "Minutes": head of the table's column. */
  valueName: string
  /** From the unit of the call to that of the chart. */
  toValue?: (value: number) => number
  /** Names of the further figures of an entry, where the call has them (STAT-044). */
  tagNames?: readonly [first: string, second: string]
  /** Always so many, also where they are zeros; without, as many as there are. */
  decimals?: number
  /** False where a person leads nowhere. */
  opensPeople?: boolean
}

/**
 * A rank of organisations or people. An organisation opens its own parts where it is; a person's sessions open in a new tab
 * (STAT-037 to STAT-043).
 */
export function RankCard(props: RankCardProps) {
  const { title, rankType, valueName, toValue = same, tagNames, decimals, opensPeople = true } = props
  const { formatMessage, formatNumber } = useIntl()
  const { services, timezone } = useHost()
  const { query, wire, round } = useStat()
  const organisations = useOrganizationOptions()
  const drill = useDrillPath(round, query.organisation)
  const rank = useRank(rankType, drill.organisation === null ? wire : { ...wire, orgId: drill.organisation })
  const formatValue = (value: number) =>
    formatNumber(value, decimals === undefined ? {} : { minimumFractionDigits: decimals })
  const head = (
    <DrillPath
      start={organisations.nameOf(query.organisation)?.trim() ?? formatMessage({ id: 'stat.rank.start' })}
      path={drill.path}
      onBack={drill.back}
      onBackTo={drill.backTo}
    />
  )

  function choose(by: stat.Ranking['rankBy'], { id, name }: { id: number; name: string }) {
    if (by === 'org') drill.open({ id, name })
    else services.openLink(sessionsLink(query, timezone, { organisation: drill.organisation, user: id }))
  }

  return (
    <ChartCard title={title} query={rank} head={head} isEmpty={({ rankList }) => rankList.length === 0}>
      {({ rankBy, rankList }) => (
        <RankBars
          title={title}
          summary={formatMessage(
            { id: 'stat.rank.summary' },
            { title, count: rankList.length, first: rankList[0]?.name ?? '' },
          )}
          categoryName={formatMessage({ id: `stat.rank.${rankBy}` })}
          valueName={valueName}
          items={rankList.map(({ id, name, value, ...tags }) => ({
            key: id,
            name,
            value: toValue(value),
            ...(tagNames && { tags: tagsOf(tags, tagNames) }),
          }))}
          formatValue={formatValue}
          height={CHART_HEIGHT}
          head={head}
          {...((rankBy === 'org' || opensPeople) && {
            onChoose: ({ key, name }: RankItem) => choose(rankBy, { id: Number(key), name }),
          })}
        />
      )}
    </ChartCard>
  )
}

const same = (value: number): number => value

type Tags = Pick<stat.Ranking['rankList'][number], 'tag1' | 'tag2'>

function tagsOf({ tag1, tag2 }: Tags, [first, second]: readonly [string, string]) {
  return [
    ...(tag1 === undefined ? [] : [{ label: first, value: tag1 }]),
    ...(tag2 === undefined ? [] : [{ label: second, value: tag2 }]),
  ]
}
