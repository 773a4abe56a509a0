import { credential } from '@console/contracts'
import { Button, type ButtonProps, Tooltip } from 'antd'
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
  const { id, clientId } = client
  const isEnabled = client.status === credential.CLIENT_STATUS.enabled
  const why = isEnabled ? formatMessage({ id: 'credentials.delete.enabled' }) : ''
  return (
    <span className={styles['buttons']}>
      <ClientButton name="view" clientId={clientId} onClick={() => onView(id)} />
      <ClientButton
        name={isEnabled ? 'disable' : 'enable'}
        clientId={clientId}
        loading={actions.changingId === id}
        onClick={() => void actions.toggle(client)}
      />
      <ClientButton name="rotate" clientId={clientId} onClick={() => onRotate(id)} />
      <ClientButton
        name="delete"
        clientId={clientId}
        why={why}
        danger
        disabled={isEnabled}
        onClick={() => onDelete(client)}
      />
    </span>
  )
}

type ClientButtonProps = Omit<ButtonProps, 'name'> & {
  name: 'view' | 'disable' | 'enable' | 'rotate' | 'delete'
  clientId: string
  /** Why it cannot be used. */
  why?: string
}

function ClientButton({ name, clientId, why = '', ...button }: ClientButtonProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: `credentials.${name}Of` }, { client: clientId })
  return (
    <Tooltip title={why}>
      <Button type="link" size="small" aria-label={why === '' ? label : `${label}. ${why}`} {...button}>
        {formatMessage({ id: `credentials.${name}` })}
      </Button>
    </Tooltip>
  )
}
