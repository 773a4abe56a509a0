import type { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ConditionReading } from '../rule/sentence/ConditionReading.tsx'
import { LetterChip } from '../rule/LetterChip.tsx'
import { conditionChanges, type ConditionChange } from './condition-changes.ts'
import { WordChanges } from './WordChanges.tsx'
import { SideBySide } from './SideBySide.tsx'
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
      <h2 className={styles['heading']}>{title}</h2>
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
    return (
      <>
        <SideBySide
          before={<ConditionReading condition={change.before} />}
          after={<ConditionReading condition={change.after} />}
        />
        <WordChanges before={change.before} after={change.after} />
      </>
    )
  }
  const side = change.kind === 'added' ? 'after' : 'before'
  return (
    <div className={styles['side']} data-side={side}>
      <ConditionReading condition={change.kind === 'added' ? change.after : change.before} />
    </div>
  )
}
