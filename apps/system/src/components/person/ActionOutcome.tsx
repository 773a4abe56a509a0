import type { account } from '@console/contracts'
import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { PasswordsDialog } from './PasswordsDialog.tsx'
import type { PeopleActions } from './use-people-actions.ts'
import styles from './Person.module.css'

/** The outcome of an action: one-time passwords first, then the people that were refused. */
export function ActionOutcome({ actions }: { actions: PeopleActions }) {
  const { passwords, refused, clear, showPasswords } = actions
  if (passwords.length > 0) {
    return <PasswordsDialog passwords={passwords} onClose={() => showPasswords([])} />
  }
  return refused.length > 0 ? <RefusedDialog refused={refused} onClose={clear} /> : null
}

/** The people for whom an action was refused, and why. */
function RefusedDialog({
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
      <ul className="ui-stack ui-list">
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
