import { label } from '@console/contracts'
import { type ExpressionProblem, type Token, tokenize } from '@console/label-engine'
import { Icon } from '@console/ui'
import { Input, type InputRef } from 'antd'
import { useId, useLayoutEffect, useRef } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { LetterChip } from '../LetterChip.tsx'
import { ruleTree } from '../model/rule-tree.ts'
import { insertInto, type Insertion, normalisedExpression } from './insertion.ts'
import styles from './ExpressionField.module.css'

const OPERATORS = [
  { kind: 'and', label: 'rule.expression.insertAnd', text: 'rule.expression.and' },
  { kind: 'or', label: 'rule.expression.insertOr', text: 'rule.expression.or' },
  { kind: 'not', label: 'rule.expression.insertNot', text: 'rule.expression.not' },
  { kind: 'group', label: 'rule.expression.insertGroup', text: null },
] as const

type ExpressionFieldProps = {
  value: string
  /** Found when the form was sent, or by the server. */
  problem: string | undefined
  onChange: (value: string) => void
  /** The conditions that the expression may name. */
  conditions: label.Condition[]
}

/** An expression as it is written on the wire; below it, its meaning in words and its problem. */
export function ExpressionField({ value, problem: refusal, onChange, conditions }: ExpressionFieldProps) {
  const intl = useIntl()
  const id = useId()
  const { input, moveCaret, changeAt } = useCaret(onChange)
  const { problem } = ruleTree({ lambdaType: label.LAMBDA_TYPE.custom, lambdaExpr: value, conditions })
  // An empty field is no mistake before it is submitted.
  const isShown = problem !== null && (problem.kind !== 'empty' || refusal !== undefined)
  const text = isShown ? expressionProblemText(intl, problem, value) : refusal
  const letters = conditions.map(({ lambda }) => lambda)

  function insert(insertion: Insertion) {
    const caret = input.current?.input?.selectionStart ?? value.length
    const inserted = insertInto(value, caret, insertion)
    onChange(inserted.text)
    moveCaret(inserted.caret)
  }

  return (
    <div className="ui-stack ui-gap-6">
      <Input
        ref={input}
        id={id}
        className={styles['input'] ?? ''}
        value={value}
        aria-label={intl.formatMessage({ id: 'rule.expression' })}
        aria-required
        aria-describedby={`${id}-note`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={intl.formatMessage({ id: 'rule.expression.placeholder' })}
        {...(text === undefined ? {} : { status: 'error', 'aria-invalid': true })}
        // Always there: antd would replace the field, and the focus would be lost.
        suffix={<ValidMark isValid={problem === null} />}
        onChange={({ target, nativeEvent }) => {
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          if (isComposing) onChange(target.value)
          else changeAt(normalisedExpression(target.value), target.selectionStart)
        }}
        onCompositionEnd={({ currentTarget }) => {
          changeAt(normalisedExpression(currentTarget.value), currentTarget.selectionStart)
        }}
      />
      <div className={styles['below']}>
        <ExpressionReading expression={value} letters={letters} problem={isShown ? problem : null} />
        <InsertButtons letters={letters} onInsert={insert} />
      </div>
      <div id={`${id}-note`}>
        {text !== undefined && (
          <div className="ui-note ui-error" role="alert">
            {text}
          </div>
        )}
      </div>
    </div>
  )
}

function ValidMark({ isValid }: { isValid: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['valid']}>
      {isValid && (
        <>
          <Icon name="check" size={14} /> {formatMessage({ id: 'rule.expression.valid' })}
        </>
      )}
    </span>
  )
}

/** Restores the caret when the new text differs from the typed text. */
function useCaret(onChange: (value: string) => void) {
  const input = useRef<InputRef>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.focus()
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  function moveCaret(position: number | null) {
    caret.current = position
  }
  function changeAt(text: string, position: number | null) {
    moveCaret(position)
    onChange(text)
  }
  return { input, moveCaret, changeAt }
}

type ExpressionReadingProps = {
  expression: string
  letters: readonly string[]
  /** The problem, marked at its position. */
  problem: ExpressionProblem | null
}

/** An expression with its letters in their colours and its operators in words. */
function ExpressionReading({ expression, letters, problem }: ExpressionReadingProps) {
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

type InsertButtonsProps = { letters: readonly string[]; onInsert: (insertion: Insertion) => void }

/** Letters and operators to click, for people who do not type them. */
function InsertButtons({ letters, onInsert }: InsertButtonsProps) {
  const { formatMessage } = useIntl()
  return (
    <div
      className="ui-wrap ui-gap-4"
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

/** Describes the problem of an expression, and at which of its characters it is. */
function expressionProblemText(
  { formatMessage }: IntlShape,
  { kind, position, length }: ExpressionProblem,
  expression: string,
): string {
  return formatMessage(
    { id: `rule.expression.${kind}` },
    {
      at: position + 1,
      text: expression.slice(position, position + length),
      max: label.MAX_EXPRESSION_CHARACTERS,
    },
  )
}
