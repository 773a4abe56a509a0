import type { account } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './Person.module.css'

/** A dot and a word. */
export function StatusTag({ person }: { person: account.Person }) {
  const { formatMessage } = useIntl()
  const status = shownStatus(person)
  return (
    <span className={`ui-inline-row ui-gap-6 ui-nowrap ${styles['status']}`} data-status={status}>
      {formatMessage({ id: `people.status.${status}` })}
    </span>
  )
}

type ShownStatus = 'erased' | 'waiting' | 'disabled' | 'noPassword' | 'enabled'

/** The most relevant status of an account. */
function shownStatus({
  status,
  isErased,
  isWaiting,
  hasPassword,
}: Pick<account.Person, 'status' | 'isErased' | 'isWaiting' | 'hasPassword'>): ShownStatus {
  if (isErased) return 'erased'
  if (isWaiting) return 'waiting'
  if (status === 'disabled') return 'disabled'
  return hasPassword ? 'enabled' : 'noPassword'
}
