import { AppModal, copyText, IconButton } from '@console/ui'
import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './TenantPage.module.css'
import type { MadeTenant } from './use-create-tenant-form.ts'

type NewAdministratorDialogProps = { made: MadeTenant; onClose: () => void }

/** Account and one-time password of a company's first administrator: shown only here. */
export function NewAdministratorDialog({ made, onClose }: NewAdministratorDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { name, username, password } = made

  async function copy() {
    try {
      await copyText(`${username}\n${password}`)
      services.toast.success(formatMessage({ id: 'tenant.password.copied' }))
    } catch {
      // Without https, or when the browser refuses, there is no clipboard: both can be copied manually.
      services.toast.warning(formatMessage({ id: 'tenant.password.notCopied' }))
    }
  }

  return (
    <AppModal
      open
      title={formatMessage({ id: 'tenant.password.title' }, { name })}
      // The password is shown only here, so only the button closes the dialog.
      closable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {formatMessage({ id: 'tenant.password.close' })}
        </Button>
      }
    >
      <p className={styles['note']}>{formatMessage({ id: 'tenant.password.text' })}</p>
      <dl className={styles['facts']}>
        <dt>{formatMessage({ id: 'tenant.adminUsername' })}</dt>
        <dd>
          <code>{username}</code>
        </dd>
        <dt>{formatMessage({ id: 'tenant.password' })}</dt>
        <dd>
          <code>{password}</code>
          <IconButton
            icon="copy"
            label={formatMessage({ id: 'tenant.password.copy' })}
            onClick={() => void copy()}
          />
        </dd>
      </dl>
    </AppModal>
  )
}
