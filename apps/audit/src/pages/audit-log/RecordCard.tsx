import type { audit } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import styles from './RecordCard.module.css'
import { useReferenceNames } from './use-reference-names.ts'

/** A row on a phone. */
export function RecordCard({ record }: { record: audit.AuditRecord }) {
  const { timezone } = useHost()
  const { businessName, productName } = useReferenceNames()
  const { opTypeShowName, moduleShowName, opUserName, opAt, bizTypeId, productId } = record
  const where = [
    ...(bizTypeId == null ? [] : [businessName(bizTypeId)]),
    ...(productId == null ? [] : [productName(productId)]),
  ]
  return (
    <span className={styles['card']}>
      <span className={styles['top']}>
        <strong className={styles['operation']}>{opTypeShowName}</strong>
        <span className={styles['note']}>{moduleShowName}</span>
      </span>
      {where.length > 0 && <span className={styles['note']}>{where.join(' · ')}</span>}
      <span className={styles['top']}>
        <span>{opUserName}</span>
        <span className={styles['note']}>{formatTime(opAt, timezone)}</span>
      </span>
    </span>
  )
}
