import type { exports } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './person/Person.module.css'

/** Starts a job of the tray, which opens the file. A failed start is shown beside the button. */
export function ExportButton({ request, label }: { request: exports.ExportRequest; label: string }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle')

  async function start() {
    setState('starting')
    try {
      await services.startExport(request)
      setState('idle')
    } catch (error) {
      services.reportError(error, 'account.export')
      setState('failed')
    }
  }

  return (
    <>
      {state === 'failed' && (
        <span className={styles['problem']} role="status">
          {formatMessage({ id: 'people.exportFailed' })}
        </span>
      )}
      <Button icon={<Icon name="export" />} loading={state === 'starting'} onClick={() => void start()}>
        {label}
      </Button>
    </>
  )
}
