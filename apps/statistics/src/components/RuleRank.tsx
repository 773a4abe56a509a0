import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useStat } from '../frame/stat-context.ts'
import { sessionsLink } from './stat-links.ts'
import { useRuleIds } from '../queries/statistics.ts'
import { ChartCard } from './ChartCard.tsx'
import { RankBars } from './charts.ts'
import type { LevelChart, QualityAnswer } from './LevelChart.tsx'
import { CHART_HEIGHT } from './MetricChart.tsx'

/** Rules by their violations; a rule opens the sessions that broke it (STAT-085). */
export function RuleRank({ title, query }: Pick<Parameters<typeof LevelChart>[0], 'title' | 'query'>) {
  return (
    <ChartCard
      title={title}
      query={query}
      isEmpty={({ qualityRuleResult }) => qualityRuleResult.ruleList.length === 0}
    >
      {(answer) => <RuleBars title={title} rules={answer.qualityRuleResult} />}
    </ChartCard>
  )
}

type RuleBarsProps = { title: string; rules: QualityAnswer['qualityRuleResult'] }

function RuleBars({ title, rules: { ruleList, dataList } }: RuleBarsProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const { query } = useStat()
  const ids = useRuleIds()
  const items = ruleList
    .map((name, index) => ({ key: name, name, value: dataList[index] ?? 0 }))
    .toSorted((left, right) => right.value - left.value)
  return (
    <RankBars
      title={title}
      summary={formatMessage(
        { id: 'stat.rank.summary' },
        { title, count: items.length, first: items[0]?.name ?? '' },
      )}
      categoryName={formatMessage({ id: 'stat.rule' })}
      valueName={formatMessage({ id: 'stat.violations' })}
      items={items}
      height={CHART_HEIGHT}
      onChoose={({ name }) => {
        const rule = ids.get(name)
        if (rule === undefined) services.toast.info(formatMessage({ id: 'stat.rule.several' }, { name }))
        else services.openLink(sessionsLink(query, timezone, { rule }))
      }}
    />
  )
}
