import { AppModal } from '@console/ui'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import styles from './ChangePasswordModal.module.css'
import { PasswordFields } from './PasswordFields.tsx'
import { usePasswordChange } from './use-password-change.ts'

/** Changes one's own password. A refusal is shown, and the form keeps its values (SHELL-086..094). */
export function ChangePasswordModal({ onClosed }: { onClosed: () => void }) {
  const { formatMessage } = useIntl()
  const { user, passwordPolicy, client, session, services } = useShell()
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  const close = () => {
    setOpen(false)
  }
  const change = usePasswordChange({
    user,
    policy: passwordPolicy,
    client,
    session,
    toast: services.toast,
    onRefused: services.toast.error,
    onChanged: close,
  })
  const isSubmitting = change.state === 'submitting'
  return (
    <AppModal
      open={isOpen}
      title={formatMessage({ id: 'password.title' })}
      okText={formatMessage({ id: 'password.submit' })}
      cancelText={formatMessage({ id: 'confirm.cancel' })}
      okButtonProps={{ htmlType: 'submit', form: id }}
      confirmLoading={isSubmitting}
      // The dialog stays open while the request is pending, to show its result.
      cancelButtonProps={{ disabled: isSubmitting }}
      closable={!isSubmitting}
      keyboard={!isSubmitting}
      onCancel={close}
      afterClose={onClosed}
    >
      <form
        id={id}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void change.submit()
        }}
      >
        <p className={styles['note']}>{formatMessage({ id: 'password.otherSessions' })}</p>
        <div className={styles['field']}>
          <label htmlFor={`${id}-username`}>{formatMessage({ id: 'password.username' })}</label>
          <Input
            id={`${id}-username`}
            name="username"
            autoComplete="username"
            size="large"
            variant="filled"
            readOnly
            value={user.username}
          />
        </div>
        <PasswordFields change={change} />
      </form>
    </AppModal>
  )
}
