import { ProFormList } from '@ant-design/pro-components'
import type { label } from '@console/contracts'
import { Icon } from '@console/ui'
import { Form } from 'antd'
import { memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ConditionCard } from './ConditionCard.tsx'
import styles from './ConditionList.module.css'
import { ConditionsHead } from './ConditionsHead.tsx'
import { useConditionList } from './use-condition-list.ts'

type ConditionListProps = { triggerAt: label.Trigger | null }

/** The conditions of the rule, one of them open at a time. */
export const ConditionList = memo(function ConditionList({ triggerAt }: ConditionListProps) {
  const { formatMessage } = useIntl()
  const list = useConditionList(triggerAt)
  return (
    <section className={styles['section']}>
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
