import { signUp } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { FormBody, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { consolePaths } from '../../../base/paths.ts'
import { SIGN_UP_FIELDS, type SignUpField } from './sign-up-form.ts'
import styles from './SignUpPage.module.css'
import { useSignUp } from './use-sign-up.ts'

const { SIGN_UP_LIMITS } = signUp

const INPUTS = {
  invite: { autoComplete: 'off', maxLength: SIGN_UP_LIMITS.invite },
  username: { autoComplete: 'username', maxLength: SIGN_UP_LIMITS.username },
  name: { autoComplete: 'name', maxLength: SIGN_UP_LIMITS.name },
  password: { autoComplete: 'new-password', maxLength: SIGN_UP_LIMITS.password },
  confirmPassword: { autoComplete: 'new-password', maxLength: SIGN_UP_LIMITS.password },
} as const satisfies Record<SignUpField, object>

/** An account by invitation (decision 38): made here, enabled by an administrator. */
export function SignUpPage() {
  const { formatMessage } = useIntl()
  const { language } = usePreferences()
  const [isShown, setIsShown] = useState(false)
  const { form, field, inviter, done } = useSignUp()

  if (done !== null) return <SignedUp username={done.username} company={done.company[language]} />
  return (
    <PageSurface title={formatMessage({ id: 'signUp.title' })} intro={formatMessage({ id: 'signUp.what' })}>
      {inviter !== null && (
        <p className={styles['inviter']} role="status">
          {formatMessage({ id: 'signUp.invitedBy' }, { company: inviter[language] })}
        </p>
      )}
      <FormBody
        form={form}
        className={styles['form']}
        footer={
          <Button type="primary" size="large" htmlType="submit" block loading={form.isSending}>
            {formatMessage({ id: 'signUp.submit' })}
          </Button>
        }
      >
        {SIGN_UP_FIELDS.map((name) => (
          <TextField
            key={name}
            label={formatMessage({ id: `signUp.${name}` })}
            type={!isShown && name.toLowerCase().includes('password') ? 'password' : 'text'}
            input={{ ...INPUTS[name], name, size: 'large', autoCapitalize: 'none', spellCheck: false }}
            {...field(name)}
          />
        ))}
        <label className={styles['show']}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => {
              setIsShown(event.target.checked)
            }}
          />
          {formatMessage({ id: 'signUp.showPasswords' })}
        </label>
      </FormBody>
    </PageSurface>
  )
}

function SignedUp({ username, company }: { username: string; company: string }) {
  const { formatMessage } = useIntl()
  return (
    <PageSurface title={formatMessage({ id: 'signUp.done.title' })}>
      <p className={styles['done']} role="status">
        {formatMessage({ id: 'signUp.done.text' }, { username, company })}
      </p>
      <Button type="primary" href={consolePaths.login}>
        {formatMessage({ id: 'assistant.toSignIn' })}
      </Button>
    </PageSurface>
  )
}
