import { MoreTexts } from '@console/sub-app'
import { FormDialog, TextField } from '@console/ui/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { accountTexts } from './account-texts.ts'
import { FactorModal } from './factor/FactorModal.tsx'
import { MailAddressModal } from './MailAddressModal.tsx'
import { PasswordFields } from './PasswordFields.tsx'
import { SessionsModal } from './SessionsModal.tsx'
import { usePasswordChange } from './use-password-change.ts'

const noChange = () => {}

const MODALS = {
  password: ChangePasswordModal,
  sessions: SessionsModal,
  factor: FactorModal,
  mail: MailAddressModal,
} as const

export type AccountDialogKind = keyof typeof MODALS

type AccountDialogProps = {
  kind: AccountDialogKind
  /** Called after it has closed. */
  onClosed: () => void
}

/** A dialog of the user menu, with the texts that only these dialogs need. */
export function AccountDialog({ kind, onClosed }: AccountDialogProps) {
  const Modal = MODALS[kind]
  return (
    <MoreTexts texts={accountTexts}>
      <Modal onClosed={onClosed} />
    </MoreTexts>
  )
}

/**
 * Changes the user's own password. A refusal of the server is shown, and the form stays with its values (SHELL-086..094).
 */
function ChangePasswordModal({ onClosed }: { onClosed: () => void }) {
  const { formatMessage } = useIntl()
  const { user, passwordPolicy, client, session, services } = useShell()
  const [isOpen, setOpen] = useState(true)
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
  return (
    <FormDialog
      isOpen={isOpen}
      title={formatMessage({ id: 'password.title' })}
      okText={formatMessage({ id: 'password.submit' })}
      cancelText={formatMessage({ id: 'confirm.cancel' })}
      form={{ ...change.form, failure: null }}
      staysWhileSending
      onClose={close}
      afterClose={onClosed}
    >
      <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'password.otherSessions' })}</p>
      <TextField
        label={formatMessage({ id: 'password.username' })}
        value={user.username}
        problem={undefined}
        onChange={noChange}
        input={{
          name: 'username',
          autoComplete: 'username',
          size: 'large',
          variant: 'filled',
          readOnly: true,
        }}
      />
      <PasswordFields change={change} />
    </FormDialog>
  )
}
