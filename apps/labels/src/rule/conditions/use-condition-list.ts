import type { FormListActionType } from '@ant-design/pro-components'
import { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Form } from 'antd'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { duplicateCondition, newCondition } from '../model/conditions.ts'
import { toLinksKey } from '../model/links.ts'
import { useRuleForm } from '../use-rule-form.ts'
import { useConditionCheck, type FieldOfCondition } from './use-condition-check.ts'

/** Adding, duplicating, removing and opening conditions, and where the focus is then. */
export function useConditionList(triggerAt: label.Trigger | null) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { form, conditionsNow } = useRuleForm()
  const actions = useRef<FormListActionType<label.Condition>>(undefined)
  const addButton = useRef<HTMLButtonElement>(null)
  const links = Form.useWatch(toLinksKey, { form, preserve: true }) ?? ''
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  const [focused, setFocused] = useState<FieldOfCondition | null>(null)
  const { recheck, ...check } = useConditionCheck({ triggerAt, onRefused: show })
  const count = links === '' ? 0 : links.split(',').length

  function show(target: FieldOfCondition) {
    setOpenLetter(target.letter)
    setFocused({ ...target })
  }

  function add(condition: label.Condition, index: number) {
    actions.current?.add(condition, index)
    recheck()
    show({ letter: condition.lambda, field: 'type' })
    services.announce(formatMessage({ id: 'rule.added' }, { letter: condition.lambda }))
  }

  function remove(letter: string, removeRow: () => void) {
    const conditions = conditionsNow()
    for (const [index, { preConditionLambda }] of conditions.entries()) {
      if (preConditionLambda === letter) form.setFieldValue(['conditions', index, 'preConditionLambda'], '')
    }
    removeRow()
    recheck()
    const index = conditions.findIndex(({ lambda }) => lambda === letter)
    const next = conditions[index + 1] ?? conditions[index - 1]
    if (next === undefined) addButton.current?.focus()
    else setFocused({ letter: next.lambda, field: 'type' })
    services.announce(formatMessage({ id: 'rule.removed' }, { letter }))
  }

  const isFull = count >= label.MAX_CONDITIONS
  return {
    count,
    isFull,
    actions,
    addButton,
    rule: check.rule,
    card: {
      openLetter,
      focused,
      isFull,
      isChecked: check.isChecked,
      problemsOf: check.problemsOf,
      onEdited: recheck,
      onToggle: (letter: string) => setOpenLetter(openLetter === letter ? null : letter),
    },
    addNew: () => add(newCondition(conditionsNow()), count),
    duplicate: (condition: label.Condition, index: number) =>
      add(duplicateCondition(condition, conditionsNow()), index),
    remove,
  }
}
