import { failureText } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { FormDialog, PasswordField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import type { SecretRequest } from '../../components/SecretText.tsx'
import { clientLabel } from '../../model/client-words.ts'

type PasswordDialogProps = {
  request: SecretRequest
  /** Rejects when the password is not accepted. */
  onConfirm: (password: string) => Promise<void>
  onCancel: () => void
}

const NOTHING = { password: '' }

/** Requires the user's own password before a secret is shown; a wrong one stays in the field, with its problem. */
export function PasswordDialog({ request, onConfirm, onCancel }: PasswordDialogProps) {
  const { formatMessage } = useIntl()
  const missing = formatMessage({ id: 'credentials.password.missing' })
  const form = useForm({
    draft: useFormValues(NOTHING),
    check: ({ password }) => (password === '' ? { password: missing } : {}),
    save: async ({ password }: typeof NOTHING) => onConfirm(password),
    refusedFields: (error) => ({ password: failureText(error) }),
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'credentials.password.title' })}
      okText={formatMessage({ id: 'credentials.password.done' })}
      form={form}
      onClose={onCancel}
    >
      <p>
        {formatMessage(
          { id: `credentials.password.${request.purpose}` },
          { client: clientLabel(request.client) },
        )}{' '}
        {formatMessage({ id: 'credentials.password.audited' })}
      </p>
      <PasswordField
        label={formatMessage({ id: 'credentials.password.label' })}
        name="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormDialog>
  )
}
