import type { label } from '@console/contracts'
import { useRuleValues } from '../use-rule-values.ts'
import { RuleSentence } from './RuleSentence.tsx'

/** The sentence of the rule in the form, which follows what is typed. */
export function LiveSentence({ useContext }: Pick<label.Rule, 'useContext'>) {
  return <RuleSentence {...useRuleValues()} useContext={useContext} />
}
