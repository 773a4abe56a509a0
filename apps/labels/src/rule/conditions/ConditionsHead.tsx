import { label } from '@console/contracts'
import { Icon } from '@console/ui'
import { Button, Tooltip } from 'antd'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import styles from './ConditionList.module.css'

type ConditionsHeadProps = {
  count: number
  isFull: boolean
  addButton: RefObject<HTMLButtonElement | null>
  onAdd: () => void
}

/** How many conditions there are, and the button that adds one. */
export function ConditionsHead({ count, isFull, addButton, onAdd }: ConditionsHeadProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']}>{formatMessage({ id: 'rule.conditions' })}</h2>
      <span className={styles['count']}>{count}</span>
      <Tooltip title={isFull && formatMessage({ id: 'rule.add.most' }, { max: label.MAX_CONDITIONS })}>
        <Button ref={addButton} icon={<Icon name="plus" size={14} />} disabled={isFull} onClick={onAdd}>
          {formatMessage({ id: 'rule.add' })}
        </Button>
      </Tooltip>
    </div>
  )
}
