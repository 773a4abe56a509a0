import type { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ConditionSummary } from '../rule/conditions/ConditionSummary.tsx'
import { LetterChip } from '../rule/LetterChip.tsx'
import { clausePhrase } from '../rule/model/clause.ts'
import { RulePhrase } from '../rule/sentence/RulePhrase.tsx'
import { conditionChanges, type ConditionChange } from './model/condition-changes.ts'
import { SidesOf } from './SidesOf.tsx'
import styles from './Versions.module.css'

type ConditionChangesProps = Record<'before' | 'after', readonly label.Condition[]>

/** The conditions that were added, removed or changed, by letter. */
export function ConditionChanges({ before, after }: ConditionChangesProps) {
  const { formatMessage } = useIntl()
  const changes = conditionChanges(before, after)
  if (changes.length === 0) return null
  const title = formatMessage({ id: 'versions.conditions' })
  return (
    <section>
      <h3 className={styles['heading']}>{title}</h3>
      <ul className={styles['conditions']} aria-label={title}>
        {changes.map((change) => (
          <li key={change.letter} className={styles['condition']}>
            <span className={styles['conditionHead']}>
              <LetterChip letter={change.letter} />
              <b>{formatMessage({ id: KIND_TEXTS[change.kind] })}</b>
            </span>
            <ChangedCondition change={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const KIND_TEXTS = {
  added: 'versions.added',
  removed: 'versions.removed',
  changed: 'versions.changed',
} as const satisfies Record<ConditionChange['kind'], string>

function ChangedCondition({ change }: { change: ConditionChange }) {
  if (change.kind === 'changed') {
    return <SidesOf before={<Described of={change.before} />} after={<Described of={change.after} />} />
  }
  const side = change.kind === 'added' ? 'after' : 'before'
  return (
    <div className={styles['side']} data-side={side}>
      <Described of={change.kind === 'added' ? change.after : change.before} />
    </div>
  )
}

/** One line, and what it means in full: a summary only counts keywords. */
function Described({ of }: { of: label.Condition }) {
  return (
    <>
      <span className={styles['summary']}>
        <ConditionSummary condition={of} />
      </span>
      <span className={styles['clause']}>
        <RulePhrase phrase={clausePhrase(of, false)} letter={of.lambda} />
      </span>
    </>
  )
}
