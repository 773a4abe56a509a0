import type { label } from '@console/contracts'
import type { Form } from 'antd'
import { useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { conditionProblems, type ConditionField } from '../model/problems.ts'
import { useRuleForm } from '../use-rule-form.ts'

type ListRule = NonNullable<ComponentProps<typeof Form.List>['rules']>[number]
export type FieldOfCondition = { letter: string; field: ConditionField }

/** A new condition is not complete yet: the list is not checked when one is added. The type of rules lacks it. */
const AT_SUBMIT_ONLY: { validateTrigger: string[] } = { validateTrigger: [] }

type Options = {
  triggerAt: label.Trigger | null
  /** Shows the field of the first condition that cannot be saved. */
  onRefused: (first: FieldOfCondition) => void
}

/**
 * Checks the conditions at submit (LABEL-092, LABEL-106). From then on the mistakes of these conditions are shown, and the line
 * that names the first bad one follows what is typed.
 */
export function useConditionCheck({ triggerAt, onRefused }: Options) {
  const { formatMessage } = useIntl()
  const { form, conditionsNow } = useRuleForm()
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const getConditionProblems = (condition: label.Condition) =>
    conditionProblems(condition, conditionsNow(), triggerAt)

  function firstProblem(): FieldOfCondition | null {
    for (const condition of conditionsNow()) {
      const [problem] = getConditionProblems(condition)
      if (problem !== undefined) return { letter: condition.lambda, field: problem.field }
    }
    return null
  }

  function formatProblemLine(first: FieldOfCondition | null): string | null {
    if (conditionsNow().length === 0) return formatMessage({ id: 'rule.needed' })
    return first === null ? null : formatMessage({ id: 'rule.incomplete' }, { letter: first.letter })
  }

  const rule: ListRule = {
    ...AT_SUBMIT_ONLY,
    // oxlint-disable-next-line typescript/require-await -- the form's library awaits rules
    validator: async () => {
      const first = firstProblem()
      const line = formatProblemLine(first)
      if (line === null) return
      setChecked(new Set(conditionsNow().map(({ lambda }) => lambda)))
      if (first !== null) onRefused(first)
      throw new Error(line)
    },
  }

  /** After a change: the line names another condition, or goes. */
  function recheck() {
    const [shown] = form.getFieldError('conditions')
    if (shown === undefined) return
    const line = formatProblemLine(firstProblem())
    if (line !== shown) form.setFields([{ name: 'conditions', errors: line === null ? [] : [line] }])
  }

  return {
    rule,
    recheck,
    problemsOf: getConditionProblems,
    isChecked: (letter: string) => checked.has(letter),
  }
}
