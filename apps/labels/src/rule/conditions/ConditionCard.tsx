import { label } from '@console/contracts'
import { Icon, IconButton } from '@console/ui'
import { Button, Form } from 'antd'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { LetterChip } from '../LetterChip.tsx'
import { readParams } from '../model/params.ts'
import type { Problem } from '../model/problems.ts'
import { summaryParts } from '../model/summary.ts'
import { RegexTestDialog } from '../regex-test/RegexTestDialog.tsx'
import { renderPhrase } from '../render-phrase.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import type { FieldOfCondition } from './use-condition-check.ts'
import styles from './ConditionCard.module.css'

/** Between the parts of a summary. Punctuation is no text of the messages. */
const COMMA = { en: ', ', zh: '，' }

type ConditionCardProps = {
  /** By the form. */
  value?: label.Condition
  onChange?: (condition: label.Condition) => void
  triggerAt: label.Trigger | null
  openLetter: string | null
  onToggle: (letter: string) => void
  /** The field that gets the focus; a new object each time. */
  focused: FieldOfCondition | null
  /** No further condition can be added. */
  isFull: boolean
  isChecked: (letter: string) => boolean
  problemsOf: (condition: label.Condition) => readonly Problem[]
  onEdited: () => void
  onDuplicate: (condition: label.Condition) => void
  onRemove: (letter: string) => void
}

/** Seen before the form was submitted: the label was saved like this, or its trigger changed. */
const AT_ONCE: readonly Problem['kind'][] = ['unreadable', 'notOfTrigger']

/** A condition in one line, or open with its fields: only the open one renders them. */
export function ConditionCard({ value, onChange, onEdited, ...props }: ConditionCardProps) {
  // Before the form has set it.
  if (value === undefined) return null
  return (
    <Card
      {...props}
      condition={value}
      onChange={(condition) => {
        onChange?.(condition)
        onEdited()
      }}
    />
  )
}

type CardProps = Omit<ConditionCardProps, 'value' | 'onChange' | 'onEdited'> & {
  condition: label.Condition
  onChange: (condition: label.Condition) => void
}

function Card({ condition, onChange, ...props }: CardProps) {
  const { formatMessage } = useIntl()
  const bodyId = useId()
  const { lambda: letter } = condition
  const isOpen = props.openLetter === letter
  const card = useFocusedField({ letter, isOpen, focused: props.focused })
  const problems = props
    .problemsOf(condition)
    .filter(({ kind }) => props.isChecked(letter) || AT_ONCE.includes(kind))
  // Errors that the server reported for this condition.
  const { errors } = Form.Item.useStatus()
  const isWrong = problems.length > 0 || errors.length > 0
  return (
    <section
      ref={card}
      className={`${styles['card']} ${isOpen ? styles['open'] : ''} ${isWrong ? styles['wrong'] : ''}`}
      aria-label={formatMessage({ id: 'rule.condition' }, { letter })}
    >
      <CardHead {...props} {...{ condition, isOpen, isWrong, bodyId }} />
      {errors.length > 0 && (
        <p className="ui-no-margin ui-pad-8-12 ui-note ui-error" role="alert">
          {errors}
        </p>
      )}
      {isOpen && (
        <div id={bodyId} className={styles['body']}>
          <ConditionFields
            condition={condition}
            triggerAt={props.triggerAt}
            problems={problems}
            onChange={onChange}
          />
        </div>
      )}
    </section>
  )
}

type CardHeadProps = Pick<CardProps, 'condition' | 'isFull' | 'onToggle' | 'onDuplicate' | 'onRemove'> & {
  isOpen: boolean
  isWrong: boolean
  bodyId: string
}

/** The condition in one line, which opens it, and what can be done with it. */
function CardHead({ condition, isOpen, isWrong, bodyId, ...props }: CardHeadProps) {
  const { formatMessage } = useIntl()
  const { lambda: letter } = condition
  return (
    <div className={styles['head']}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': bodyId } : {})}
        onClick={() => props.onToggle(letter)}
      >
        <LetterChip letter={letter} />
        <b className="ui-rigid ui-strong">{formatMessage({ id: `rule.type.${condition.type}` })}</b>
        <ConditionSummary condition={condition} />
      </button>
      {isWrong && <IncompleteMark letter={letter} isOpen={isOpen} />}
      <RegexTestButton condition={condition} />
      <IconButton
        icon="copy"
        label={formatMessage({ id: 'rule.duplicate' }, { letter })}
        disabled={props.isFull}
        onClick={() => props.onDuplicate(condition)}
      />
      <IconButton
        icon="trash"
        label={formatMessage({ id: 'rule.remove' }, { letter })}
        onClick={() => props.onRemove(letter)}
      />
      <span className={styles['chevron']}>
        <Icon name={isOpen ? 'up' : 'down'} size={14} />
      </span>
    </div>
  )
}

function IncompleteMark({ letter, isOpen }: { letter: string; isOpen: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['mark']}>
      <Icon name="warning" size={14} />
      <span className={isOpen ? 'visually-hidden' : ''}>
        {formatMessage({ id: 'rule.incomplete' }, { letter })}
      </span>
    </span>
  )
}

type FocusOptions = { letter: string; isOpen: boolean; focused: FieldOfCondition | null }

/** Focuses the field that was requested, or of a closed card its head; each request once. */
function useFocusedField({ letter, isOpen, focused }: FocusOptions) {
  const card = useRef<HTMLElement>(null)
  const answered = useRef<FieldOfCondition | null>(null)
  useEffect(() => {
    if (focused === null || focused.letter !== letter || answered.current === focused) return
    answered.current = focused
    const field = isOpen ? card.current?.querySelector(`[data-field="${focused.field}"]`) : null
    const control =
      field?.querySelector<HTMLElement>('[aria-invalid]') ??
      field?.querySelector<HTMLElement>('input, button')
    const target = control ?? card.current?.querySelector<HTMLElement>('button')
    target?.focus()
  }, [letter, isOpen, focused])
  return card
}

/** Opens the test of a condition's regular expression; nothing for conditions of other types. */
function RegexTestButton({ condition }: { condition: label.Condition }) {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const read = readParams(condition)
  if (read.type !== label.CONDITION_TYPE.regex) return null
  return (
    <>
      <Button
        type="link"
        className={styles['button'] ?? ''}
        aria-label={formatMessage({ id: 'rule.testOf' }, { letter: condition.lambda })}
        onClick={() => setIsOpen(true)}
      >
        {formatMessage({ id: 'rule.test' })}
      </Button>
      {isOpen && <RegexTestDialog regex={read.params.regex} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Says in one line what a condition looks for. */
function ConditionSummary({ condition }: { condition: label.Condition }) {
  const intl = useIntl()
  const read = readParams(condition)
  const comma = COMMA[intl.locale.startsWith('zh') ? 'zh' : 'en']
  return (
    <span className={`ui-fill ui-clip ui-muted ${styles['summary']}`}>
      {summaryParts(condition).map((part, index) => (
        <Fragment key={part.id}>
          {index > 0 && comma}
          {renderPhrase(intl, part, null)}
        </Fragment>
      ))}
      {read.type === label.CONDITION_TYPE.regex && read.params.regex !== '' && (
        <>
          {comma}
          <code className={styles['regex']}>{read.params.regex}</code>
        </>
      )}
    </span>
  )
}
