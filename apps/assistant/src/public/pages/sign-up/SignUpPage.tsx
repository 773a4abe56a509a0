import { signUp } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { FormBody, PasswordField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { consolePaths } from '../../../base/paths.ts'
import { useSignUp } from './use-sign-up.ts'
import styles from './SignUpPage.module.css'

const { SIGN_UP_LIMITS } = signUp

const TEXT_FIELDS = ['invite', 'username', 'name'] as const
const INPUTS = {
  invite: { autoComplete: 'off', maxLength: SIGN_UP_LIMITS.invite },
  username: { autoComplete: 'username', maxLength: SIGN_UP_LIMITS.username },
  name: { autoComplete: 'name', maxLength: SIGN_UP_LIMITS.name },
} as const

/** An account by invitation (R38): made here, enabled by an administrator. */
export function SignUpPage() {
  const { formatMessage } = useIntl()
  const { language } = usePreferences()
  const { form, field, inviter, done, policy } = useSignUp()

  if (done !== null) return <SignedUp username={done.username} company={done.company[language]} />
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: 'signUp.title' })}
      intro={formatMessage({ id: 'signUp.what' })}
    >
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
        {TEXT_FIELDS.map((name) => (
          <TextField
            key={name}
            label={formatMessage({ id: `signUp.${name}` })}
            input={{ ...INPUTS[name], name, size: 'large', autoCapitalize: 'none', spellCheck: false }}
            {...field(name)}
          />
        ))}
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={formatMessage({ id: 'signUp.password' })}
          note={formatMessage({ id: `signUp.problem.rule.${policy}` })}
          {...field('password')}
        />
        <PasswordField
          name="confirmPassword"
          autoComplete="new-password"
          label={formatMessage({ id: 'signUp.confirmPassword' })}
          {...field('confirmPassword')}
        />
      </FormBody>
      <p className={styles['signIn']}>
        {formatMessage({ id: 'signUp.haveAccount' })}{' '}
        <a href={consolePaths.login}>{formatMessage({ id: 'signUp.signIn' })}</a>
      </p>
    </PageSurface>
  )
}

function SignedUp({ username, company }: { username: string; company: string }) {
  const { formatMessage } = useIntl()
  return (
    <PageSurface isEntrance title={formatMessage({ id: 'signUp.done.title' })}>
      <p className={styles['done']} role="status">
        {formatMessage({ id: 'signUp.done.text' }, { username, company })}
      </p>
      <Button type="primary" href={consolePaths.login}>
        {formatMessage({ id: 'assistant.toSignIn' })}
      </Button>
    </PageSurface>
  )
}
