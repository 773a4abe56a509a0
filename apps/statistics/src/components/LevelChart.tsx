import type { DataOf, quality } from '@console/contracts'
import { LEVELS, type LevelNumber } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from './ChartCard.tsx'
import { Bars } from './charts.ts'
import { CHART_HEIGHT } from './MetricChart.tsx'
import { useOpenMoment } from './use-open-moment.ts'
import { useTimeName } from './use-time-name.ts'

export type QualityAnswer = DataOf<typeof quality.overviewData>
type Query = Parameters<typeof ChartCard<QualityAnswer>>[0]['query']

/** In charts; 3 is the gravest. */
export const LEVEL_COLOURS: Readonly<Record<LevelNumber, string>> = {
  3: 'var(--level-severe)',
  2: 'var(--level-moderate)',
  1: 'var(--level-light)',
  0: 'var(--level-tip)',
}

export type Levels = QualityAnswer['qualityLevel']

type LevelChartProps = {
  title: string
  query: Query
  /** Picks one of the answer's counts; those of all violations without. */
  levelsOf?: (answer: QualityAnswer) => Levels
}

/** Violations stacked by level, the lightest at the bottom, one stack a time step (STAT-084). */
export function LevelChart({ title, query, levelsOf = getAllLevels }: LevelChartProps) {
  return (
    <ChartCard title={title} query={query} isEmpty={(answer) => isWithoutViolations(levelsOf(answer))}>
      {(answer) => <LevelBars title={title} levels={levelsOf(answer)} />}
    </ChartCard>
  )
}

const getAllLevels = ({ qualityLevel }: QualityAnswer): Levels => qualityLevel

/** True if nothing is to be stacked. */
export const isWithoutViolations = ({ dataList }: Levels): boolean =>
  dataList.every(({ qualityDataList }) => qualityDataList.every((count) => count === 0))

/** The stacks themselves. */
export function LevelBars({ title, levels }: { title: string; levels: Levels }) {
  const { formatMessage } = useIntl()
  const categoryName = useTimeName()
  const openMoment = useOpenMoment()
  const data = useMemo(() => {
    const getLevelCounts = (level: LevelNumber) =>
      levels.dataList.find(({ ruleLevel }) => ruleLevel === level)?.qualityDataList ?? []
    return {
      categoryName,
      categories: levels.timeList,
      series: LEVELS.toReversed().map((level) => ({
        name: formatMessage({ id: `ui.level.${level}` }),
        values: levels.timeList.map((_time, index) => getLevelCounts(level)[index] ?? 0),
        colour: LEVEL_COLOURS[level],
      })),
    }
  }, [levels, categoryName, formatMessage])
  const total = levels.dataList
    .flatMap(({ qualityDataList }) => qualityDataList)
    .reduce((sum, one) => sum + one, 0)
  return (
    <Bars
      title={title}
      summary={formatMessage({ id: 'stat.levels.summary' }, { title, count: total })}
      data={data}
      height={CHART_HEIGHT}
      {...openMoment}
      isStacked
      showsAll
    />
  )
}
