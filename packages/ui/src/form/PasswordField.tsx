import { useIntl } from 'react-intl'
import type { FieldProps } from './form-state.ts'
import { FormField } from './FormField.tsx'
import { PasswordInput } from './PasswordInput.tsx'

type PasswordFieldProps = FieldProps<string> & {
  /** As the browser knows it. */
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** Longer ones are no password anywhere. */
const MAX_PASSWORD = 128

/** A password, which can be shown for a moment; forms never store it. */
export function PasswordField({
  label,
  note,
  problem,
  isDisabled,
  isRequired,
  ...input
}: PasswordFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled} isRequired={isRequired}>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          maxLength={MAX_PASSWORD}
          showText={formatMessage({ id: 'form.password.show' })}
          hideText={formatMessage({ id: 'form.password.hide' })}
        />
      )}
    </FormField>
  )
}
