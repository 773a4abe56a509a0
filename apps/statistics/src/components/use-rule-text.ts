import type { userData } from '@console/contracts'
import { useIntl } from 'react-intl'

type Rule = Pick<userData.CheckConfig['sourceRel'][number], 'sourceId' | 'logic' | 'threshold'>

/** Rules of suggestions in words. */
export function useRuleText() {
  const { formatMessage, formatNumber, formatList } = useIntl()
  const words = (source: string, { logic, threshold }: Pick<Rule, 'logic' | 'threshold'>) =>
    formatMessage({ id: 'stat.compare' }, { source, logic, threshold: formatNumber(threshold) })
  return {
    /** "Outbound calls < 30 and Complaint >= 3" */
    ofRules: (rules: readonly Rule[], sources: readonly userData.DataSource[]): string =>
      formatList(
        rules.map((rule) => words(sources.find(({ id }) => id === rule.sourceId)?.name ?? '-', rule)),
      ),
    /** "Outbound calls < 30: 12" */
    withValue: (rule: userData.MatchedSuggestion['rules'][number]): string =>
      formatMessage(
        { id: 'stat.compare.value' },
        { rule: words(rule.sourceName, rule), value: formatNumber(rule.value) },
      ),
  }
}
