import type { label } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { LetterChip } from '../../rule/LetterChip.tsx'
import { ruleTexts } from '../../rule/messages/texts.ts'
import { ConditionReading } from '../../rule/sentence/ConditionReading.tsx'
import styles from './Conflict.module.css'

/** Conditions with their letters, in words. */
export function ConditionsRead({ conditions }: { conditions: readonly label.Condition[] }) {
  if (conditions.length === 0) return '-'
  return (
    <MoreTexts texts={ruleTexts}>
      <ul className={styles['conditions']}>
        {conditions.map((condition) => (
          <li key={condition.lambda}>
            <LetterChip letter={condition.lambda} />
            <span>
              <ConditionReading condition={condition} />
            </span>
          </li>
        ))}
      </ul>
    </MoreTexts>
  )
}
