import type { user as userCalls } from '@console/contracts'
import { createQueryClient, MoreTexts, type HttpClient } from '@console/sub-app'
import { FormBody } from '@console/ui/form'
import { QueryClientProvider } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ConsoleContext } from '../../runtime/context/console-context.ts'
import type { Toasts } from '../../runtime/services/toasts.tsx'
import { accountTexts } from '../account/account-texts.ts'
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

/** Somebody signed in with a one-time password: nothing else works until it is changed (R24). */
export function ForcedPasswordPage(props: ForcedPasswordPageProps) {
  const { brand, config } = props.context
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <MoreTexts texts={accountTexts}>
        <PublicPageFrame brand={brand} version={config.version}>
          <ForcedPasswordForm {...props} />
        </PublicPageFrame>
      </MoreTexts>
    </QueryClientProvider>
  )
}

function ForcedPasswordForm({ user, context, client, toasts }: ForcedPasswordPageProps) {
  const { formatMessage } = useIntl()
  const { config, session } = context
  const change = usePasswordChange({
    user,
    policy: config.passwordPolicy,
    client,
    session,
    toast: toasts,
  })
  const { form } = change
  return (
    <>
      <h1 className={styles['title']}>{formatMessage({ id: 'password.title' })}</h1>
      <p className="ui-after-8 ui-body ui-muted">
        {formatMessage({ id: 'password.why' }, { username: user.username })}
      </p>
      <FormBody
        form={form}
        className={styles['form']}
        footer={
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            block
            loading={form.isSending}
            disabled={change.isChanged}
          >
            {formatMessage({ id: 'password.submit' })}
          </Button>
        }
      >
        <PasswordFields change={change} />
      </FormBody>
    </>
  )
}
