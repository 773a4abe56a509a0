import { METRIC } from '@console/contracts'
import type { LevelNumber } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { isWithoutViolations, LevelBars, type Levels } from '../../components/LevelChart.tsx'
import { RecommendSeries } from '../../components/RecommendSeries.tsx'
import { dayChart, daysChart, type Series } from '../../components/series-chart.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { projectPaths } from '../../paths.ts'
import { ProjectPage } from '../../project/ProjectPage.tsx'
import { useWorkSeries } from '../../project/WorkChart.tsx'

export { texts } from './texts.ts'

const NO_NAMES = { current: '', yesterday: '', dayOfLastWeek: '' }

/** Violations in the calls for a project, and recommendations in them (RPT-026, RPT-027). */
export function ProjectActionPage() {
  const { formatMessage } = useIntl()
  const violations = formatMessage({ id: 'stat.violationsByLevel' })
  return (
    <ProjectPage
      title={formatMessage({ id: 'stat.projectAction' })}
      path={projectPaths.action}
      exported={(wire) => ({ kind: 'statTable', filter: { ...wire, type: 'projectAction' } })}
      parts={[violations, formatMessage({ id: 'stat.recommend.series' })]}
    >
      <ViolationStack title={violations} />
      <Recommendations />
    </ProjectPage>
  )
}

function Recommendations() {
  return <RecommendSeries query={useWorkSeries(METRIC.recommended)} />
}

type LevelSeries = readonly { level: LevelNumber; series: Series }[]

/** Violations stacked by level, from the series of each (RPT-026, RPT-Q14). Without one of them there is no stack. */
function ViolationStack({ title }: { title: string }) {
  const query = useLevelSeries()
  const levelsOf = useLevels()
  return (
    <ChartCard<LevelSeries> title={title} query={query} isEmpty={(all) => isWithoutViolations(levelsOf(all))}>
      {(all) => <LevelBars title={title} levels={levelsOf(all)} />}
    </ChartCard>
  )
}

function useLevelSeries() {
  const queries = [
    { level: 0 as const, query: useWorkSeries(METRIC.violationsTip) },
    { level: 1 as const, query: useWorkSeries(METRIC.violationsLight) },
    { level: 2 as const, query: useWorkSeries(METRIC.violationsMedium) },
    { level: 3 as const, query: useWorkSeries(METRIC.violationsSerious) },
  ]
  const loaded = queries.flatMap(({ level, query: { data } }) =>
    data === undefined ? [] : [{ level, series: data }],
  )
  return {
    data: loaded.length === queries.length ? loaded : undefined,
    error: queries.find(({ query: { error } }) => error !== null)?.query.error ?? null,
    isPending: queries.some(({ query: { isPending } }) => isPending),
    refetch: () => {
      for (const { query } of queries) if (query.error !== null) void query.refetch()
    },
  }
}

/** The series as the stacks take them. */
function useLevels(): (all: LevelSeries) => Levels {
  const { query, isSingleDay, zone } = useStat()
  const { range } = query
  return useMemo(() => {
    const drawn = { range, zone, categoryName: '', names: NO_NAMES }
    const buildChart = ({ current }: Series) =>
      isSingleDay ? dayChart({ current, yesterday: [], dayOfLastWeek: [] }, drawn) : daysChart(current, drawn)
    return (all) => {
      const charts = all.map(({ level, series }) => ({ level, chart: buildChart(series) }))
      return {
        timeList: [...(charts[0]?.chart.categories ?? [])],
        dataList: charts.map(({ level, chart }) => ({
          ruleLevel: level,
          qualityDataList: (chart.series[0]?.values ?? []).map((value) => value ?? 0),
        })),
      }
    }
  }, [range, zone, isSingleDay])
}
