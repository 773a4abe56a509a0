import type { credential } from '@console/contracts'
import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { IconButton } from '../../../../parts/IconButton.tsx'
import { useCopy } from '../../../../parts/use-copy.ts'
import styles from './CredentialsPage.module.css'

/** Id and full secret of a client just created. */
export function NewClientDialog({ client, onClose }: { client: credential.ApiClient; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const copy = useCopy()
  const { clientId, clientSecret } = client
  return (
    <AppModal
      open
      title={formatMessage({ id: 'credentials.made.title' })}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {formatMessage({ id: 'credentials.made.close' })}
        </Button>
      }
    >
      <p className={styles['note']}>{formatMessage({ id: 'credentials.made.text' })}</p>
      <dl className={styles['made']}>
        <dt>{formatMessage({ id: 'credentials.clientId' })}</dt>
        <dd>
          <code>{clientId}</code>
          <IconButton
            icon="copy"
            label={formatMessage({ id: 'credentials.copyId' }, { client: clientId })}
            onUse={() => void copy(clientId)}
          />
        </dd>
        <dt>{formatMessage({ id: 'credentials.clientSecret' })}</dt>
        <dd>
          <code>{clientSecret}</code>
          <IconButton
            icon="copy"
            label={formatMessage({ id: 'credentials.copySecret' }, { client: clientId })}
            onUse={() => void copy(clientSecret)}
          />
        </dd>
      </dl>
    </AppModal>
  )
}
