import type { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ConditionSummary } from '../conditions/ConditionSummary.tsx'
import { clausePhrase } from '../model/clause.ts'
import styles from './ConditionReading.module.css'
import { useNameOfList } from './use-name-of-list.ts'
import { renderPhrase } from '../render-phrase.tsx'

/** A condition in one line, and what it means in full: a summary only counts keywords. */
export function ConditionReading({ condition }: { condition: label.Condition }) {
  const intl = useIntl()
  const nameOfList = useNameOfList()
  return (
    <>
      <span className={styles['summary']}>
        <ConditionSummary condition={condition} />
      </span>
      <span className={styles['clause']}>
        {renderPhrase(intl, clausePhrase(condition, false, nameOfList), condition.lambda)}
      </span>
    </>
  )
}
