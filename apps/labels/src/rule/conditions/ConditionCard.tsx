import { label } from '@console/contracts'
import { Icon, IconButton } from '@console/ui'
import { Button } from 'antd'
import { Fragment, memo, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { LetterChip } from '../LetterChip.tsx'
import { readParams } from '../model/params.ts'
import { type ConditionField, conditionProblems, type Problem } from '../model/problems.ts'
import { summaryParts } from '../model/summary.ts'
import { RegexTestDialog } from '../regex-test/RegexTestDialog.tsx'
import { renderPhrase } from '../render-phrase.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import styles from './ConditionCard.module.css'

/** Separates the parts of a summary. Punctuation is not among the message texts. */
const COMMA = { en: ', ', zh: '，' }

export type FieldOfCondition = { letter: string; field: ConditionField }

export type CardActions = {
  edit: (condition: label.Condition) => void
  toggle: (letter: string) => void
  duplicate: (condition: label.Condition) => void
  remove: (letter: string) => void
}

type ConditionCardProps = {
  condition: label.Condition
  /** All conditions, as far as they have to know of each other. */
  conditions: label.Condition[]
  triggerAt: label.Trigger | null
  isOpen: boolean
  /** The field that gets the focus; a new object each time. */
  focused: FieldOfCondition | null
  /** No further condition can be added. */
  isFull: boolean
  isChecked: boolean
  /** The server's refusal of this condition. */
  refusal: string | undefined
  actions: CardActions
}

/** Problems shown before the form is submitted: the label was saved with them, or its trigger changed. */
const PROBLEMS_BEFORE_SUBMIT: readonly Problem['kind'][] = ['unreadable', 'notOfTrigger']

/** A condition in one line, or open with its fields: only the open one renders them. */
export const ConditionCard = memo(function ConditionCard(props: ConditionCardProps) {
  const { condition, conditions, triggerAt, isOpen, focused, isFull, isChecked, refusal, actions } = props
  const { formatMessage } = useIntl()
  const bodyId = useId()
  const { lambda: letter } = condition
  const card = useFocusedField({ isOpen, focused })
  const problems = conditionProblems(condition, conditions, triggerAt).filter(
    ({ kind }) => isChecked || PROBLEMS_BEFORE_SUBMIT.includes(kind),
  )
  const isWrong = problems.length > 0 || refusal !== undefined
  return (
    <section
      ref={card}
      className={`${styles['card']} ${isOpen ? styles['open'] : ''} ${isWrong ? styles['wrong'] : ''}`}
      aria-label={formatMessage({ id: 'rule.condition' }, { letter })}
    >
      <CardHead {...{ condition, isOpen, isWrong, isFull, bodyId, actions }} />
      {refusal !== undefined && (
        <p className="ui-no-margin ui-pad-8-12 ui-note ui-error" role="alert">
          {refusal}
        </p>
      )}
      {isOpen && (
        <div id={bodyId} className={styles['body']}>
          <ConditionFields {...{ condition, conditions, triggerAt, problems }} onChange={actions.edit} />
        </div>
      )}
    </section>
  )
})

type CardHeadProps = Pick<ConditionCardProps, 'condition' | 'isOpen' | 'isFull' | 'actions'> & {
  isWrong: boolean
  bodyId: string
}

/** The condition in one line, which opens it, and what can be done with it. */
function CardHead({ condition, isOpen, isWrong, isFull, bodyId, actions }: CardHeadProps) {
  const { formatMessage } = useIntl()
  const { lambda: letter } = condition
  return (
    <div className={styles['head']}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': bodyId } : {})}
        onClick={() => actions.toggle(letter)}
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
        disabled={isFull}
        onClick={() => actions.duplicate(condition)}
      />
      <IconButton
        icon="trash"
        label={formatMessage({ id: 'rule.remove' }, { letter })}
        onClick={() => actions.remove(letter)}
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

type FocusOptions = Pick<ConditionCardProps, 'isOpen' | 'focused'>

/** Focuses the field that was requested, or of a closed card its head; each request once. */
function useFocusedField({ isOpen, focused }: FocusOptions) {
  const card = useRef<HTMLElement>(null)
  const answered = useRef<FieldOfCondition | null>(null)
  useEffect(() => {
    if (focused === null || answered.current === focused) return
    answered.current = focused
    const field = isOpen ? card.current?.querySelector(`[data-field="${focused.field}"]`) : null
    const control =
      field?.querySelector<HTMLElement>('[aria-invalid]') ??
      field?.querySelector<HTMLElement>('input, button')
    const target = control ?? card.current?.querySelector<HTMLElement>('button')
    target?.focus()
  }, [isOpen, focused])
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
