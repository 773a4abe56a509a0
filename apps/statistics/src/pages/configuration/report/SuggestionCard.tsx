import type { userData } from '@console/contracts'
import { useRuleText } from '../../../components/use-rule-text.ts'
import styles from '../../../components/RowCard.module.css'
import { SuggestionButtons } from './SuggestionButtons.tsx'
import type { SuggestionActions } from './use-suggestion-actions.ts'

type SuggestionCardProps = {
  check: userData.CheckConfig
  sources: readonly userData.DataSource[]
  actions: SuggestionActions
}

/** A suggestion on a phone. */
export function SuggestionCard({ check, sources, actions }: SuggestionCardProps) {
  const ruleText = useRuleText()
  return (
    <div className={styles['card']}>
      <b>{check.name}</b>
      <span>{check.tips}</span>
      <span className={styles['note']}>{ruleText.ofRules(check.sourceRel, sources)}</span>
      <SuggestionButtons check={check} actions={actions} />
    </div>
  )
}
