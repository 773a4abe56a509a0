import { memo } from 'react'
import type { RuleSettings } from '../model/rule-settings.ts'
import { useRuleValues } from '../use-rule-values.ts'
import { RuleSentence } from './RuleSentence.tsx'
import { RuleWarnings } from './RuleWarnings.tsx'

/** The sentence of the rule in the form, which follows what is typed, and what it hardly means. */
export const LiveSentence = memo(function LiveSentence(settings: RuleSettings) {
  const values = useRuleValues()
  return (
    <div>
      <RuleSentence
        {...values}
        useContext={settings.useContext}
        checkRangeType={settings.checkRangeType}
        checkRangeBegin={settings.checkRangeBegin}
        checkRangeEnd={settings.checkRangeEnd}
      />
      <RuleWarnings values={values} settings={settings} />
    </div>
  )
})
