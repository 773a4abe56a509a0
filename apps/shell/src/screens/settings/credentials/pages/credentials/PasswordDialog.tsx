import { failureText } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { useId, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../../../parts/PasswordField.tsx'
import type { SecretRequest } from '../../model/secret-request.ts'
import styles from './CredentialsPage.module.css'

const MAX_PASSWORD = 128

type PasswordDialogProps = {
  request: SecretRequest
  /** Rejects when the password is not accepted. */
  onConfirm: (password: string) => Promise<void>
  onCancel: () => void
}

/** Requires the user's own password before a secret is revealed; a wrong one stays in the field, with the error. */
export function PasswordDialog({ request, onConfirm, onCancel }: PasswordDialogProps) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    if (isBusy) return
    if (password === '') {
      setProblem(formatMessage({ id: 'credentials.password.missing' }))
      return
    }
    setIsBusy(true)
    setProblem(null)
    try {
      await onConfirm(password)
    } catch (error) {
      setProblem(failureText(error))
      setIsBusy(false)
    }
  }

  return (
    <AppModal
      open
      title={formatMessage({ id: 'credentials.password.title' })}
      okText={formatMessage({ id: 'credentials.password.done' })}
      cancelText={formatMessage({ id: 'ui.cancel' })}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isBusy}
      onCancel={onCancel}
    >
      <form
        id={formId}
        noValidate
        className={styles['form']}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className={styles['note']}>
          {formatMessage(
            { id: `credentials.password.${request.purpose}` },
            { client: request.client.clientId },
          )}{' '}
          {formatMessage({ id: 'credentials.password.audited' })}
        </p>
        <label htmlFor={`${formId}-password`}>{formatMessage({ id: 'credentials.password.label' })}</label>
        <PasswordField
          id={`${formId}-password`}
          name="password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD}
          value={password}
          onChange={setPassword}
          {...(problem === null ? {} : { 'aria-describedby': `${formId}-problem`, 'aria-invalid': true })}
        />
        {problem !== null && (
          <p id={`${formId}-problem`} className={styles['problem']} role="alert">
            {problem}
          </p>
        )}
      </form>
    </AppModal>
  )
}
