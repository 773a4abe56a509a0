import { FormBody } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { PasswordFields } from '../account/PasswordFields.tsx'
import { usePasswordChange } from '../account/use-password-change.ts'
import { ForcedPageFrame, type ForcedPageProps } from './ForcedPageFrame.tsx'
import styles from './ForcedPasswordPage.module.css'

/** Somebody signed in with a one-time password: nothing else works until it is changed (R24). */
export function ForcedPasswordPage(props: ForcedPageProps) {
  return (
    <ForcedPageFrame context={props.context}>
      <ForcedPasswordForm {...props} />
    </ForcedPageFrame>
  )
}

function ForcedPasswordForm({ user, context, client, toasts }: ForcedPageProps) {
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
