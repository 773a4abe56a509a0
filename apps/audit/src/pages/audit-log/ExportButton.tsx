import type { audit } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './AuditLogPage.module.css'

/**
 * Exports the filtered list, without paging, as a job of the tray, which opens the file (AUDIT-011, decision 32).
 * A failure is logged and shown beside the button, without a toast (AUDIT-012, decision 10).
 */
export function ExportButton({ filter, isDisabled }: { filter: audit.AuditFilter; isDisabled: boolean }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle')

  async function start() {
    setState('starting')
    try {
      await services.startExport({ kind: 'audit', filter })
      setState('idle')
    } catch (error) {
      services.reportError(error, 'audit.export')
      setState('failed')
    }
  }

  return (
    <span className={styles['export']}>
      {state === 'failed' && (
        <span className={styles['exportFailed']} role="status">
          <Icon name="warning" />
          {formatMessage({ id: 'audit.exportFailed' })}
        </span>
      )}
      <Button
        icon={<Icon name="export" />}
        loading={state === 'starting'}
        disabled={isDisabled}
        onClick={() => void start()}
      >
        {formatMessage({ id: 'audit.export' })}
      </Button>
    </span>
  )
}
