import type { projectEntity } from '@console/contracts'
import { Icon } from '@console/ui'
import { serverNow } from '@console/ui/server-time'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { pendingAge } from '../../../model/pending-age.ts'
import styles from './ContractorTable.module.css'

/** Time that an application has waited, marked once overdue. */
export function PendingAgeNote({ applyTimestamp }: Pick<projectEntity.Assignment, 'applyTimestamp'>) {
  const { formatMessage } = useIntl()
  const [now] = useState(() => serverNow() / 1000)
  if (applyTimestamp === undefined) return null
  const { days, isLate } = pendingAge(applyTimestamp, now)
  const late = formatMessage({ id: 'projectDetail.waiting.late' })
  return (
    <span className={styles['age']} data-late={isLate}>
      {isLate && (
        <span role="img" aria-label={late} title={late}>
          <Icon name="warning" size={14} />
        </span>
      )}
      {formatMessage({ id: 'projectDetail.waiting' }, { days })}
    </span>
  )
}
