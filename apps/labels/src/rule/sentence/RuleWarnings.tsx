import { ruleWarnings, type RuleWarning } from '@console/label-engine'
import { Icon } from '@console/ui'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { RuleMessageId } from '../messages/en.ts'
import type { RuleValues } from '../model/rule-values.ts'
import { triedRule } from '../model/tried-rule.ts'
import type { RuleSettings } from '../model/rule-settings.ts'
import styles from './RuleSentence.module.css'

const TEXTS = {
  letterUnused: 'rule.warning.letterUnused',
  rangeEmpty: 'rule.warning.rangeEmpty',
  relativeToFact: 'rule.warning.relativeToFact',
  hitsWithoutCondition: 'rule.warning.hitsWithoutCondition',
} as const satisfies Record<RuleWarning['kind'], RuleMessageId>

type RuleWarningsProps = { values: RuleValues; settings: RuleSettings }

/** What a rule may say, but hardly means, such as a condition that its expression does not use (LABEL-Q28). */
export const RuleWarnings = memo(function RuleWarnings({ values, settings }: RuleWarningsProps) {
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
