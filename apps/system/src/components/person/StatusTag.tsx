import type { account } from '@console/contracts'
import { useIntl } from 'react-intl'
import { shownStatus } from '../../model/person-status.ts'
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
