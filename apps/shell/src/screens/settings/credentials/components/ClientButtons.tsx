import { credential } from '@console/contracts'
import { Button, type ButtonProps, Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { clientLabel } from '../model/client-words.ts'
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
  onEdit: (client: credential.ApiClient) => void
  onRotate: (id: number) => void
  onDelete: (client: credential.ApiClient) => void
}

/** Actions on a client. An enabled one cannot be deleted, and says so (see `credential.rotationStep`). */
export function ClientButtons({ client, actions, onView, onEdit, onRotate, onDelete }: ClientButtonsProps) {
  const { formatMessage } = useIntl()
  const canEdit = useShell().client.has(credential.describe)
  const { id } = client
  const label = clientLabel(client)
  const isEnabled = client.status === credential.CLIENT_STATUS.enabled
  const why = isEnabled ? formatMessage({ id: 'credentials.delete.enabled' }) : ''
  return (
    <span className={styles['buttons']}>
      <ClientButton name="view" client={label} onClick={() => onView(id)} />
      {canEdit && <ClientButton name="edit" client={label} onClick={() => onEdit(client)} />}
      <ClientButton
        name={isEnabled ? 'disable' : 'enable'}
        client={label}
        loading={actions.changingId === id}
        onClick={() => void actions.toggle(client)}
      />
      <ClientButton name="rotate" client={label} onClick={() => onRotate(id)} />
      <ClientButton
        name="delete"
        client={label}
        why={why}
        danger
        disabled={isEnabled}
        onClick={() => onDelete(client)}
      />
    </span>
  )
}

type ClientButtonProps = Omit<ButtonProps, 'name'> & {
  name: 'view' | 'edit' | 'disable' | 'enable' | 'rotate' | 'delete'
  client: string
  /** Why it cannot be used. */
  why?: string
}

function ClientButton({ name, client, why = '', ...button }: ClientButtonProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: `credentials.${name}Of` }, { client })
  return (
    <Tooltip title={why}>
      <Button type="link" size="small" aria-label={why === '' ? label : `${label}. ${why}`} {...button}>
        {formatMessage({ id: `credentials.${name}` })}
      </Button>
    </Tooltip>
  )
}
