import type { businessManage } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './BusinessStatus.module.css'

/** A dot and a word: whether a business is enabled. */
export function BusinessStatus({ status }: Pick<businessManage.ManagedBusiness, 'status'>) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['status']} data-status={status}>
      {formatMessage({ id: `business.status.${status}` })}
    </span>
  )
}
