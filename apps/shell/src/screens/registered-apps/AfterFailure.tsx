import type { subApp } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { SAFE_MODE_ADDRESS } from '../../base/safe-mode.ts'
import styles from './RegisteredAppPage.module.css'

/** Names the contact for a failed app, and shows the way to work without any. */
export function AfterFailure({ app: { ownerContact } }: { app: subApp.RegistryApp }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['after']}>
      {ownerContact !== '' && (
        <p className="ui-note">{formatMessage({ id: 'registeredApp.contact' }, { contact: ownerContact })}</p>
      )}
      <Button type="link" onClick={() => window.location.assign(SAFE_MODE_ADDRESS)}>
        {formatMessage({ id: 'registeredApp.useSafe' })}
      </Button>
    </div>
  )
}
