import { signUp } from '@console/contracts'
import { Input } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { SignUpField } from './sign-up-form.ts'
import styles from './SignUpFieldRow.module.css'

type SignUpFieldRowProps = {
  field: SignUpField
  value: string
  problem: string | undefined
  isPasswordShown: boolean
  onChange: (value: string) => void
}

const { SIGN_UP_LIMITS } = signUp

const INPUTS = {
  invite: { autoComplete: 'off', maxLength: SIGN_UP_LIMITS.invite },
  username: { autoComplete: 'username', maxLength: SIGN_UP_LIMITS.username },
  name: { autoComplete: 'name', maxLength: SIGN_UP_LIMITS.name },
  password: { autoComplete: 'new-password', maxLength: SIGN_UP_LIMITS.password },
  confirmPassword: { autoComplete: 'new-password', maxLength: SIGN_UP_LIMITS.password },
} as const satisfies Record<SignUpField, object>

/** Label, field and its problem. */
export function SignUpFieldRow({ field, value, problem, isPasswordShown, onChange }: SignUpFieldRowProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const problemId = `${id}-problem`
  const isSecret = field === 'password' || field === 'confirmPassword'
  return (
    <div className={styles['row']}>
      <label className={styles['label']} htmlFor={id}>
        {formatMessage({ id: `signUp.${field}` })}
      </label>
      <Input
        {...INPUTS[field]}
        id={id}
        name={field}
        size="large"
        type={isSecret && !isPasswordShown ? 'password' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
        {...(problem === undefined
          ? {}
          : { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      {problem !== undefined && (
        <p id={problemId} className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
