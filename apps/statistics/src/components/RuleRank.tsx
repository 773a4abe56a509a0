import { useBusinessOptions } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import { useRuleIds } from '../queries/quality.ts'
import { ChartCard } from './ChartCard.tsx'
import { LEVEL_COLOURS, type LevelChart, type QualityAnswer } from './LevelChart.tsx'
import { CHART_HEIGHT } from './MetricChart.tsx'
import { RankBars } from './RankBars.tsx'
import { sessionsLink } from './stat-links.ts'

/** Rules by their violations, each with the mark of its level; a rule opens the sessions that broke it (STAT-085). */
export function RuleRank({ title, query }: Pick<Parameters<typeof LevelChart>[0], 'title' | 'query'>) {
  return (
    <ChartCard
      title={title}
      query={query}
      isEmpty={({ qualityRuleResult }) => qualityRuleResult.ruleList.length === 0}
    >
      {(answer) => <RuleBars title={title} result={answer.qualityRuleResult} />}
    </ChartCard>
  )
}

type RuleBarsProps = { title: string; result: QualityAnswer['qualityRuleResult'] }

function RuleBars({ title, result: { ruleList, dataList, rules } }: RuleBarsProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const { query } = useStat()
  const known = useRuleIds()
  const businesses = useBusinessOptions()
  const items = ruleList
    .map((name, index) => {
      const rule = rules?.[index]
      const business = isDuplicateName(ruleList, name) ? businesses.nameOf(rule?.bizTypeId) : undefined
      return {
        key: rule?.id ?? `${name} ${index}`,
        name: business === undefined ? name : formatMessage({ id: 'stat.rule.of' }, { name, business }),
        rule: rule?.id ?? known.get(name),
        value: dataList[index] ?? 0,
        ...(rule?.level !== undefined && {
          note: formatMessage({ id: `ui.level.${rule.level}` }),
          mark: LEVEL_COLOURS[rule.level],
        }),
      }
    })
    .toSorted((left, right) => right.value - left.value)
  return (
    <RankBars
      title={title}
      categoryName={formatMessage({ id: 'stat.rule' })}
      valueName={formatMessage({ id: 'stat.violations' })}
      items={items}
      {...(items.some(({ note }) => note !== undefined) && { noteName: formatMessage({ id: 'stat.level' }) })}
      height={CHART_HEIGHT}
      onChoose={({ key, name }) => {
        const rule = items.find((item) => item.key === key)?.rule
        if (rule === undefined) services.toast.info(formatMessage({ id: 'stat.rule.several' }, { name }))
        else services.openLink(sessionsLink(query, timezone, { rule }))
      }}
    />
  )
}

/** Two businesses may have a rule of one name. */
function isDuplicateName(names: readonly string[], name: string): boolean {
  return names.indexOf(name) !== names.lastIndexOf(name)
}
