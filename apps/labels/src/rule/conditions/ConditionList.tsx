import { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { FormObject } from '@console/sub-app/form'
import { Icon } from '@console/ui'
import { Button, Tooltip } from 'antd'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { LabelForm } from '../../model/label-form.ts'
import { duplicateCondition, newCondition } from '../model/conditions.ts'
import { conditionProblems } from '../model/problems.ts'
import { ConditionCard, type CardActions, type FieldOfCondition } from './ConditionCard.tsx'
import styles from './ConditionList.module.css'

type ConditionListProps = {
  form: FormObject<LabelForm>
  /** The conditions, as far as they have to know of each other. */
  linked: label.Condition[]
}

/** The conditions of the rule, one of them open at a time. */
export function ConditionList({ form, linked }: ConditionListProps) {
  const { formatMessage } = useIntl()
  const { conditions, triggerAt } = form.values
  const addButton = useRef<HTMLButtonElement>(null)
  const { openLetter, focused, checked, line, isFull, actions, addNew } = useConditionList(form, addButton)
  return (
    <section className="ui-stack ui-gap-8">
      <ConditionsHead count={conditions.length} isFull={isFull} addButton={addButton} onAdd={addNew} />
      {conditions.length === 0 && <p className={styles['none']}>{formatMessage({ id: 'rule.none.text' })}</p>}
      <div>
        <div className="ui-stack ui-gap-8">
          {conditions.map((condition) => (
            <ConditionCard
              key={condition.lambda}
              condition={condition}
              conditions={linked}
              triggerAt={triggerAt}
              isOpen={openLetter === condition.lambda}
              focused={focused?.letter === condition.lambda ? focused : null}
              isFull={isFull}
              isChecked={checked.has(condition.lambda)}
              refusal={form.problemOf(`conditions.${condition.lambda}`)}
              actions={actions}
            />
          ))}
        </div>
        {line !== undefined && (
          <p className="ui-no-margin ui-small ui-error" role="alert">
            {line}
          </p>
        )}
      </div>
      {conditions.length > 0 && (
        <p className={styles['note']}>
          <Icon name="info" size={14} /> {formatMessage({ id: 'rule.lettersStay' })}
        </p>
      )}
    </section>
  )
}

type ConditionsHeadProps = {
  count: number
  isFull: boolean
  addButton: RefObject<HTMLButtonElement | null>
  onAdd: () => void
}

/** Number of conditions, and the button that adds one. */
function ConditionsHead({ count, isFull, addButton, onAdd }: ConditionsHeadProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={`ui-row ui-gap-8 ui-phone-touch-buttons ${styles['head']}`}>
      <h2 className="ui-body ui-strong">{formatMessage({ id: 'rule.conditions' })}</h2>
      <span className="ui-size-13 ui-faint">{count}</span>
      <Tooltip title={isFull && formatMessage({ id: 'rule.add.most' }, { max: label.MAX_CONDITIONS })}>
        <Button ref={addButton} icon={<Icon name="plus" size={14} />} disabled={isFull} onClick={onAdd}>
          {formatMessage({ id: 'rule.add' })}
        </Button>
      </Tooltip>
    </div>
  )
}

/** Adding, duplicating, removing and opening conditions, and where the focus is then. */
function useConditionList(form: FormObject<LabelForm>, addButton: RefObject<HTMLButtonElement | null>) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { conditions } = form.values
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  const [focused, setFocused] = useState<FieldOfCondition | null>(null)
  const { checked, line } = useConditionCheck(form, show)

  function show(target: FieldOfCondition) {
    setOpenLetter(target.letter)
    setFocused({ ...target })
  }

  /** A change of one condition; all that is checked again is what the server refused of it. */
  function change(letter: string, next: label.Condition[]) {
    form.change({ conditions: next }, [`conditions.${letter}`])
  }

  function add(condition: label.Condition, index: number) {
    change(condition.lambda, conditions.toSpliced(index, 0, condition))
    show({ letter: condition.lambda, field: 'type' })
    services.announce(formatMessage({ id: 'rule.added' }, { letter: condition.lambda }))
  }

  function remove(letter: string) {
    const others = conditions.filter(({ lambda }) => lambda !== letter)
    // Nothing waits for it any more.
    const freed = others.map((one) =>
      one.preConditionLambda === letter ? { ...one, preConditionLambda: '' } : one,
    )
    change(letter, freed)
    const index = conditions.findIndex(({ lambda }) => lambda === letter)
    const next = others[index] ?? others[index - 1]
    if (next === undefined) addButton.current?.focus()
    else setFocused({ letter: next.lambda, field: 'type' })
    services.announce(formatMessage({ id: 'rule.removed' }, { letter }))
  }

  const actions = useStable({
    edit: (condition) =>
      change(
        condition.lambda,
        conditions.map((one) => (one.lambda === condition.lambda ? condition : one)),
      ),
    toggle: (letter) => setOpenLetter(openLetter === letter ? null : letter),
    duplicate: (condition) =>
      add(duplicateCondition(condition, conditions), conditions.indexOf(condition) + 1),
    remove,
  })

  return {
    openLetter,
    focused,
    checked,
    line,
    isFull: conditions.length >= label.MAX_CONDITIONS,
    actions,
    addNew: () => add(newCondition(conditions), conditions.length),
  }
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The conditions are checked when the form is sent (LABEL-092, LABEL-106). From then on the mistakes of these conditions are shown,
 * and the line that names the first bad one follows what is typed.
 */
function useConditionCheck(
  { values, field, attempts }: FormObject<LabelForm>,
  onRefused: (first: FieldOfCondition) => void,
) {
  const { formatMessage } = useIntl()
  const { conditions, triggerAt } = values
  const [seenAttempts, setSeenAttempts] = useState(attempts)
  const [checked, setChecked] = useState(NONE)
  const { problem } = field('conditions')
  const first = problem === undefined ? null : findFirstProblem(conditions, triggerAt)
  if (attempts !== seenAttempts) {
    setSeenAttempts(attempts)
    if (problem !== undefined) setChecked(new Set(conditions.map(({ lambda }) => lambda)))
    if (first !== null) onRefused(first)
  }
  if (problem === undefined || first === null)
    return { checked, line: problem === '' ? formatMessage({ id: 'rule.needed' }) : problem }
  return { checked, line: formatMessage({ id: 'rule.incomplete' }, { letter: first.letter }) }
}

function findFirstProblem(
  conditions: label.Condition[],
  triggerAt: label.Trigger | null,
): FieldOfCondition | null {
  for (const condition of conditions) {
    const [problem] = conditionProblems(condition, conditions, triggerAt)
    if (problem !== undefined) return { letter: condition.lambda, field: problem.field }
  }
  return null
}

/** The same functions at every render, which do what those of the latest do: cards are rendered with their own changes only. */
function useStable(latest: CardActions): CardActions {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  const [stable] = useState<CardActions>(() => ({
    edit: (condition) => current.current.edit(condition),
    toggle: (letter) => current.current.toggle(letter),
    duplicate: (condition) => current.current.duplicate(condition),
    remove: (letter) => current.current.remove(letter),
  }))
  return stable
}
