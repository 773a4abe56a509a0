import { ProFormList, type FormListActionType } from '@ant-design/pro-components'
import { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Button, Form, Tooltip } from 'antd'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { duplicateOf, newCondition } from '../model/conditions.ts'
import type { RuleValues } from '../model/rule-values.ts'
import { ConditionCard } from './ConditionCard.tsx'
import styles from './ConditionList.module.css'
import { useConditionCheck, type FieldOfCondition } from './use-condition-check.ts'

/** The conditions of the rule, one of them open at a time. */
export function ConditionList({ triggerAt }: { triggerAt: label.Trigger | null }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const form = Form.useFormInstance<RuleValues>()
  const actions = useRef<FormListActionType<label.Condition>>(undefined)
  const addButton = useRef<HTMLButtonElement>(null)
  const links = Form.useWatch(linksOf, { form, preserve: true }) ?? ''
  const count = links === '' ? 0 : links.split(',').length
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  const [focused, setFocused] = useState<FieldOfCondition | null>(null)
  const { rule, recheck, problemsOf, isChecked } = useConditionCheck({ triggerAt, onRefused: show })
  const conditionsNow = () => (form.getFieldValue('conditions') as label.Condition[] | undefined) ?? []

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

  function remove(index: number, letter: string, removeRow: (index: number) => void) {
    const conditions = conditionsNow()
    for (const [other, { preConditionLambda }] of conditions.entries())
      if (preConditionLambda === letter) form.setFieldValue(['conditions', other, 'preConditionLambda'], '')
    removeRow(index)
    recheck()
    const next = conditions[index + 1] ?? conditions[index - 1]
    if (next === undefined) addButton.current?.focus()
    else setFocused({ letter: next.lambda, field: 'type' })
    if (openLetter === letter) setOpenLetter(null)
    services.announce(formatMessage({ id: 'rule.removed' }, { letter }))
  }

  const isFull = count >= label.MAX_CONDITIONS
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{formatMessage({ id: 'rule.conditions' })}</h3>
        <span className={styles['count']}>{count}</span>
        <Tooltip title={isFull && formatMessage({ id: 'rule.add.most' }, { max: label.MAX_CONDITIONS })}>
          <Button
            ref={addButton}
            icon={<Icon name="plus" size={14} />}
            disabled={isFull}
            onClick={() => add(newCondition(conditionsNow()), conditionsNow().length)}
          >
            {formatMessage({ id: 'rule.add' })}
          </Button>
        </Tooltip>
      </div>
      {count === 0 && <p className={styles['none']}>{formatMessage({ id: 'rule.none.text' })}</p>}
      <ProFormList<label.Condition>
        name="conditions"
        className={styles['list'] ?? ''}
        actionRef={actions}
        creatorButtonProps={false}
        copyIconProps={false}
        deleteIconProps={false}
        rules={[rule]}
        // Checked at submit only: a new condition is not complete yet.
        validateTrigger={[]}
        itemRender={({ listDom }) => <div className={styles['item']}>{listDom}</div>}
      >
        {({ name: index }, _index, { remove: removeRow }) => (
          <Form.Item name={index} noStyle>
            <ConditionCard
              triggerAt={triggerAt}
              openLetter={openLetter}
              onToggle={(letter) => setOpenLetter(openLetter === letter ? null : letter)}
              focused={focused}
              isFull={isFull}
              isChecked={isChecked}
              problemsOf={problemsOf}
              onEdited={recheck}
              onDuplicate={(condition) => add(duplicateOf(condition, conditionsNow()), index + 1)}
              onRemove={(letter) => remove(index, letter, removeRow)}
            />
          </Form.Item>
        )}
      </ProFormList>
      {count > 0 && (
        <p className={styles['note']}>
          <Icon name="info" size={14} /> {formatMessage({ id: 'rule.lettersStay' })}
        </p>
      )}
    </section>
  )
}

/** Which conditions there are and which waits for which: all that a card has to know of the others. */
function linksOf({ conditions = [] }: Partial<RuleValues>): string {
  return conditions.map(({ lambda, preConditionLambda }) => `${lambda}<${preConditionLambda}`).join()
}
