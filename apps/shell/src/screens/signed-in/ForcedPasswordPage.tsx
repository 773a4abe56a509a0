import { Button } from 'antd'
import type { user as userCalls } from '@console/contracts'
import type { HttpClient } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { MoreTexts } from '@console/sub-app'
import type { ConsoleContext } from '../../runtime/context/console-context.ts'
import type { Toasts } from '../../runtime/services/toasts.ts'
import { accountMessages } from '../account/messages/account-messages.ts'
import { PasswordFields } from '../account/PasswordFields.tsx'
import { usePasswordChange } from '../account/use-password-change.ts'
import { PublicPageFrame } from '../sign-in/PublicPageFrame.tsx'
import styles from './ForcedPasswordPage.module.css'

type ForcedPasswordPageProps = {
  user: userCalls.UserInfo
  context: ConsoleContext
  client: HttpClient
  toasts: Toasts
}

/** Somebody signed in with a one-time password: nothing else works until it is changed (decision 24). */
export function ForcedPasswordPage(props: ForcedPasswordPageProps) {
  const { brand, config } = props.context
  return (
    <MoreTexts texts={accountMessages}>
      <PublicPageFrame brand={brand} version={config.version}>
        <ForcedPasswordForm {...props} />
      </PublicPageFrame>
    </MoreTexts>
  )
}

function ForcedPasswordForm({ user, context, client, toasts }: ForcedPasswordPageProps) {
  const { formatMessage } = useIntl()
  const { config, session } = context
  const [refusal, setRefusal] = useState<string | null>(null)
  const change = usePasswordChange({
    user,
    policy: config.passwordPolicy,
    client,
    session,
    toast: toasts,
    onRefused: setRefusal,
  })
  return (
    <>
      <h1 className={styles['title']}>{formatMessage({ id: 'password.title' })}</h1>
      <p className={styles['note']}>{formatMessage({ id: 'password.why' }, { username: user.username })}</p>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setRefusal(null)
          void change.submit()
        }}
      >
        <PasswordFields change={change} />
        {refusal !== null && (
          <p className={styles['problem']} role="alert">
            {refusal}
          </p>
        )}
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          block
          loading={change.state === 'submitting'}
          disabled={change.state === 'changed'}
        >
          {formatMessage({ id: 'password.submit' })}
        </Button>
      </form>
    </>
  )
}
