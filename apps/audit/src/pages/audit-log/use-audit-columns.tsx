import type { audit } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './AuditLogPage.module.css'
import { useReferenceNames } from './use-reference-names.ts'

type Column = DataColumn<audit.AuditRecord>

/** The columns of AUDIT-004; beside an open record only the first four fit. */
export function useAuditColumns({
  isNarrow,
  onOpen,
}: {
  isNarrow: boolean
  onOpen: (record: audit.AuditRecord) => void
}): Column[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { businessName, productName } = useReferenceNames()
  const first: Column[] = [
    {
      key: 'opAt',
      title: formatMessage({ id: 'audit.operationTime' }),
      className: styles['time'] ?? '',
      render: (_, { opAt }) => formatTime(opAt, timezone),
    },
    { key: 'opUserName', title: formatMessage({ id: 'audit.person' }), dataIndex: 'opUserName' },
    { key: 'module', title: formatMessage({ id: 'audit.module' }), dataIndex: 'moduleShowName' },
    { key: 'opType', title: formatMessage({ id: 'audit.operation' }), dataIndex: 'opTypeShowName' },
  ]
  if (isNarrow) return first
  return [
    ...first,
    {
      key: 'bizTypeId',
      title: formatMessage({ id: 'audit.business' }),
      render: (_, { bizTypeId }) => businessName(bizTypeId),
    },
    {
      key: 'productId',
      title: formatMessage({ id: 'audit.product' }),
      render: (_, { productId }) => productName(productId),
    },
    {
      key: 'action',
      title: formatMessage({ id: 'audit.action' }),
      width: 96,
      isActions: true,
      render: (_, record) => (
        <Button
          type="link"
          size="small"
          className={styles['detail'] ?? ''}
          aria-label={formatMessage(
            { id: 'audit.detailOf' },
            { operation: record.opTypeShowName, time: formatTime(record.opAt, timezone) },
          )}
          onClick={(event) => {
            // The row is clickable too; one click must open once.
            event.stopPropagation()
            onOpen(record)
          }}
        >
          {formatMessage({ id: 'audit.detail' })}
        </Button>
      ),
    },
  ]
}
