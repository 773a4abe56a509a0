import { tokenize, type ExpressionProblem, type Token } from '@console/label-engine'
import { useIntl, type IntlShape } from 'react-intl'
import { LetterChip } from '../LetterChip.tsx'
import styles from './ExpressionField.module.css'

type ExpressionReadingProps = {
  expression: string
  letters: readonly string[]
  /** Marked where it is. */
  problem: ExpressionProblem | null
}

/** An expression with its letters in their colours and its operators in words. */
export function ExpressionReading({ expression, letters, problem }: ExpressionReadingProps) {
  const intl = useIntl()
  const tokens = tokenize(expression)
  if (tokens.length === 1) return null
  return (
    <div
      className={styles['reading']}
      role="group"
      aria-label={intl.formatMessage({ id: 'rule.expression.read' })}
    >
      {tokens.map((token) => (
        <span key={token.position} className={isAt(problem, token) ? styles['bad'] : undefined}>
          {token.kind === 'letter' && letters.includes(token.text) ? (
            <LetterChip letter={token.text} />
          ) : (
            formatToken(intl, token)
          )}
        </span>
      ))}
    </div>
  )
}

function formatToken({ formatMessage }: IntlShape, { kind, text }: Token): string {
  if (kind === 'and' || kind === 'or' || kind === 'not')
    return formatMessage({ id: `rule.expression.${kind}` })
  // The end is marked where something is missing there.
  return kind === 'end' ? ' ' : text
}

function isAt(problem: ExpressionProblem | null, { position, length }: Token): boolean {
  if (problem === null) return false
  const end = problem.position + Math.max(problem.length, 1)
  return position < end && position + Math.max(length, 1) > problem.position
}
