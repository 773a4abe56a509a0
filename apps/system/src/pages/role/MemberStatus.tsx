import type { role } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './RolePage.module.css'

export function MemberStatus({ person: { isEnabled } }: { person: role.Member }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['status']} data-enabled={isEnabled}>
      {formatMessage({ id: isEnabled ? 'role.people.enabled' : 'role.people.disabled' })}
    </span>
  )
}
