import { DraftNotice } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePreferences } from '../../../base/page/page-context.ts'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { consolePaths } from '../../../base/paths.ts'
import { SIGN_UP_FIELDS } from './sign-up-form.ts'
import { SignUpFieldRow } from './SignUpFieldRow.tsx'
import styles from './SignUpPage.module.css'
import { useSignUp } from './use-sign-up.ts'

/** An account by invitation (decision 38): created here, enabled by an administrator. */
export function SignUpPage() {
  const { formatMessage } = useIntl()
  const { language } = usePreferences()
  const [isShown, setIsShown] = useState(false)
  const { form, draft, textAt, failure, inviter, isBusy, done, setField, submit } = useSignUp()

  if (done !== undefined) return <SignedUp username={done.username} company={done.company[language]} />
  return (
    <PageSurface title={formatMessage({ id: 'signUp.title' })} intro={formatMessage({ id: 'signUp.what' })}>
      {inviter !== null && (
        <p className={styles['inviter']} role="status">
          {formatMessage({ id: 'signUp.invitedBy' }, { company: inviter[language] })}
        </p>
      )}
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DraftNotice draft={draft} timezone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
        {SIGN_UP_FIELDS.map((field) => (
          <SignUpFieldRow
            key={field}
            field={field}
            value={form[field]}
            problem={textAt(field)}
            isPasswordShown={isShown}
            onChange={(value) => {
              setField(field, value)
            }}
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
        {failure !== null && (
          <p className={styles['failure']} role="alert">
            {failure}
          </p>
        )}
        <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
          {formatMessage({ id: 'signUp.submit' })}
        </Button>
      </form>
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
