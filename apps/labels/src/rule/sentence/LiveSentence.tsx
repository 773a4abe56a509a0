import { type RuleWarning, ruleWarnings } from '@console/label-engine'
import { Icon } from '@console/ui'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { RuleSettings, RuleValues } from '../model/rule-values.ts'
import { triedRule } from '../model/tried-rule.ts'
import type { RuleMessageId } from '../texts.ts'
import { RuleSentence } from './RuleSentence.tsx'
import styles from './RuleSentence.module.css'

const TEXTS = {
  letterUnused: 'rule.warning.letterUnused',
  rangeEmpty: 'rule.warning.rangeEmpty',
  relativeToFact: 'rule.warning.relativeToFact',
  hitsWithoutCondition: 'rule.warning.hitsWithoutCondition',
} as const satisfies Record<RuleWarning['kind'], RuleMessageId>

/**
 * Warns about rules that are allowed but hardly intended, such as a condition that its expression does not use (LABEL-Q28).
 */
const RuleWarnings = memo(function RuleWarnings({ values, settings }: RuleWarningsProps) {
  const { formatMessage } = useIntl()
  const warnings = values.conditions.length === 0 ? [] : ruleWarnings(triedRule(values, settings))
  if (warnings.length === 0) return null
  return (
    <ul className={styles['warnings']}>
      {warnings.map((warning) => {
        const letter = 'letter' in warning ? warning.letter : ''
        return (
          <li key={`${warning.kind} ${letter}`}>
            <Icon name="warning" size={14} />
            {formatMessage({ id: TEXTS[warning.kind] }, { letter })}
          </li>
        )
      })}
    </ul>
  )
})

/** The sentence of the rule in the form, which follows the input, and its warnings. */
export const LiveSentence = memo(function LiveSentence({
  values,
  ...settings
}: RuleSettings & { values: RuleValues }) {
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

type RuleWarningsProps = { values: RuleValues; settings: RuleSettings }
