import { credential } from '@console/contracts'
import { Button, Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import styles from './Client.module.css'

export type ClientButtonsProps = {
  client: credential.ApiClient
  actions: {
    /** Enables a disabled client, and the other way round. */
    toggle: (client: credential.ApiClient) => Promise<void>
    /** The client that is being enabled or disabled. */
    changingId: number | null
  }
  onView: (id: number) => void
  onRotate: (id: number) => void
  onDelete: (client: credential.ApiClient) => void
}

/** Actions on a client. An enabled one cannot be deleted, and says so (see `credential.rotationStep`). */
export function ClientButtons({ client, actions, onView, onRotate, onDelete }: ClientButtonsProps) {
  const { formatMessage } = useIntl()
  const isEnabled = client.status === credential.CLIENT_STATUS.enabled
  const named = { client: client.clientId }
  const toggle = isEnabled ? 'credentials.disable' : 'credentials.enable'
  const why = isEnabled ? formatMessage({ id: 'credentials.delete.enabled' }) : ''
  return (
    <span className={styles['buttons']}>
      <Button
        type="link"
        size="small"
        aria-label={formatMessage({ id: 'credentials.viewOf' }, named)}
        onClick={() => {
          onView(client.id)
        }}
      >
        {formatMessage({ id: 'credentials.view' })}
      </Button>
      <Button
        type="link"
        size="small"
        aria-label={formatMessage({ id: `${toggle}Of` }, named)}
        loading={actions.changingId === client.id}
        onClick={() => void actions.toggle(client)}
      >
        {formatMessage({ id: toggle })}
      </Button>
      <Button
        type="link"
        size="small"
        aria-label={formatMessage({ id: 'credentials.rotateOf' }, named)}
        onClick={() => {
          onRotate(client.id)
        }}
      >
        {formatMessage({ id: 'credentials.rotate' })}
      </Button>
      <Tooltip title={why}>
        <Button
          type="link"
          size="small"
          danger
          disabled={isEnabled}
          aria-label={[formatMessage({ id: 'credentials.deleteOf' }, named), why]
            .join('. ')
            .replace(/\. $/, '')}
          onClick={() => {
            onDelete(client)
          }}
        >
          {formatMessage({ id: 'credentials.delete' })}
        </Button>
      </Tooltip>
    </span>
  )
}
