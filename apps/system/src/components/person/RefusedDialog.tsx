import type { account } from '@console/contracts'
import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './Person.module.css'

/** The people for whom an action was refused, and why. */
export function RefusedDialog({
  refused,
  onClose,
}: {
  refused: readonly account.RefusedPerson[]
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  return (
    <AppModal
      open
      title={formatMessage({ id: 'people.refused.title' }, { count: refused.length })}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {formatMessage({ id: 'people.refused.close' })}
        </Button>
      }
    >
      <ul className={styles['rows']}>
        {refused.map(({ id, username, reason }) => (
          <li key={id} className={styles['row']}>
            <span>
              <strong>{username}</strong>
              <span>{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </AppModal>
  )
}
