import type { audit } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { useHasRecords } from '../../../queries/audit-records.ts'
import type { AuditLogFilters } from '../audit-log.search.ts'
import { useReferenceNames } from '../use-reference-names.ts'
import styles from './RecordFacts.module.css'

type RecordFactsProps = {
  record: audit.AuditRecord
  /** Filters the list by the value. */
  onFilter: (change: Partial<AuditLogFilters>) => void
}

/** Who, what, where, when; values that are filters can be clicked. */
export function RecordFacts({ record, onFilter }: RecordFactsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { businessName, productName } = useReferenceNames()
  const canFilterByUser = useHasRecords()
  const { module, moduleShowName, bizTypeId, productId, opUserId, opUserName, opAt, id } = record
  const facts: FactProps[] = [
    {
      name: formatMessage({ id: 'audit.module' }),
      value: moduleShowName,
      onPick: () => onFilter({ module }),
    },
    {
      name: formatMessage({ id: 'audit.business' }),
      value: businessName(bizTypeId),
      ...(bizTypeId == null ? {} : { onPick: () => onFilter({ bizTypeId }) }),
    },
    {
      name: formatMessage({ id: 'audit.product' }),
      value: productName(productId),
      ...(productId == null ? {} : { onPick: () => onFilter({ productId }) }),
    },
    { name: formatMessage({ id: 'audit.operationTime' }), value: formatTime(opAt, timezone) },
    {
      name: formatMessage({ id: 'audit.operationUser' }),
      value: opUserName,
      ...(opUserId == null || !canFilterByUser ? {} : { onPick: () => onFilter({ opUserId }) }),
    },
    { name: formatMessage({ id: 'audit.record' }), value: groupedDigits(id), isNumber: true },
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <Fact key={fact.name} {...fact} />
      ))}
    </dl>
  )
}

/** Groups the digits of long numbers by three. */
function groupedDigits(id: number): string {
  return id.toLocaleString('en').replaceAll(',', '\u00a0')
}

type FactProps = { name: string; value: string; isNumber?: boolean; onPick?: () => void }

function Fact({ name, value, isNumber = false, onPick }: FactProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['fact']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={`${styles['value']} ${isNumber ? styles['number'] : ''}`}>
        {onPick === undefined ? (
          value
        ) : (
          <button
            type="button"
            className={styles['pick']}
            aria-label={formatMessage({ id: 'audit.onlyThis' }, { name, value })}
            title={formatMessage({ id: 'audit.onlyThis' }, { name, value })}
            onClick={onPick}
          >
            {value}
          </button>
        )}
      </dd>
    </div>
  )
}
