import { useIntl } from 'react-intl'
import { LetterChip } from '../LetterChip.tsx'
import styles from './ExpressionField.module.css'
import type { Insertion } from './insertion.ts'

type InsertButtonsProps = { letters: readonly string[]; onInsert: (insertion: Insertion) => void }

/** Letters and operators to click, for who does not type them. */
export function InsertButtons({ letters, onInsert }: InsertButtonsProps) {
  const { formatMessage } = useIntl()
  return (
    <div
      className={styles['insert']}
      role="group"
      aria-label={formatMessage({ id: 'rule.expression.insert' })}
    >
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          className={styles['key']}
          aria-label={formatMessage({ id: 'rule.expression.insertLetter' }, { letter })}
          onClick={() => onInsert({ kind: 'letter', letter })}
        >
          <LetterChip letter={letter} />
        </button>
      ))}
      {OPERATORS.map(({ kind, label, text }) => (
        <button
          key={kind}
          type="button"
          className={styles['key']}
          aria-label={formatMessage({ id: label })}
          onClick={() => onInsert({ kind })}
        >
          {text === null ? '( )' : formatMessage({ id: text })}
        </button>
      ))}
    </div>
  )
}

const OPERATORS = [
  { kind: 'and', label: 'rule.expression.insertAnd', text: 'rule.expression.and' },
  { kind: 'or', label: 'rule.expression.insertOr', text: 'rule.expression.or' },
  { kind: 'not', label: 'rule.expression.insertNot', text: 'rule.expression.not' },
  { kind: 'group', label: 'rule.expression.insertGroup', text: null },
] as const
