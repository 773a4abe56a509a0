import { type FormListActionType, ProFormList } from '@ant-design/pro-components'
import { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Button, Form, Tooltip } from 'antd'
import { memo, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { duplicateCondition, newCondition } from '../model/conditions.ts'
import { toLinksKey } from '../model/links.ts'
import { useRuleForm } from '../use-rule-form.ts'
import { ConditionCard } from './ConditionCard.tsx'
import { type FieldOfCondition, useConditionCheck } from './use-condition-check.ts'
import styles from './ConditionList.module.css'

type ConditionListProps = { triggerAt: label.Trigger | null }

/** The conditions of the rule, one of them open at a time. */
export const ConditionList = memo(function ConditionList({ triggerAt }: ConditionListProps) {
  const { formatMessage } = useIntl()
  const list = useConditionList(triggerAt)
  return (
    <section className="ui-stack ui-gap-8">
      <ConditionsHead
        count={list.count}
        isFull={list.isFull}
        addButton={list.addButton}
        onAdd={list.addNew}
      />
      {list.count === 0 && <p className={styles['none']}>{formatMessage({ id: 'rule.none.text' })}</p>}
      <ProFormList<label.Condition>
        name="conditions"
        className={styles['list'] ?? ''}
        actionRef={list.actions}
        creatorButtonProps={false}
        copyIconProps={false}
        deleteIconProps={false}
        rules={[list.rule]}
        itemRender={inItem}
      >
        {({ name: index }, _index, { remove }) => (
          <Form.Item name={index} noStyle>
            <ConditionCard
              {...list.card}
              triggerAt={triggerAt}
              onDuplicate={(condition) => list.duplicate(condition, index + 1)}
              onRemove={(letter) => list.remove(letter, () => remove(index))}
            />
          </Form.Item>
        )}
      </ProFormList>
      {list.count > 0 && (
        <p className={styles['note']}>
          <Icon name="info" size={14} /> {formatMessage({ id: 'rule.lettersStay' })}
        </p>
      )}
    </section>
  )
})

/** The library would add icons of its own beside each row. */
function inItem({ listDom }: { listDom: ReactNode }) {
  return <div className={styles['item']}>{listDom}</div>
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
function useConditionList(triggerAt: label.Trigger | null) {
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
