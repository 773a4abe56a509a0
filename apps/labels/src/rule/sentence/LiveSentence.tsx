import type { label } from '@console/contracts'
import { memo } from 'react'
import { useRuleValues } from '../use-rule-values.ts'
import { RuleSentence } from './RuleSentence.tsx'

/** The sentence of the rule in the form, which follows what is typed. */
export const LiveSentence = memo(function LiveSentence({ useContext }: Pick<label.Rule, 'useContext'>) {
  return <RuleSentence {...useRuleValues()} useContext={useContext} />
})
