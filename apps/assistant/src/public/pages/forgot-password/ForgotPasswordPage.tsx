import { ownMail } from '@console/contracts'
import { useForm, useFormValues } from '@console/sub-app/form'
import { TextField } from '@console/ui/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { consolePaths } from '../../../base/paths.ts'
import { EntranceDone } from '../../components/EntranceDone.tsx'
import { EntranceForm } from '../../components/EntranceForm.tsx'
import { useOwnMailCalls } from '../../queries/own-mail.ts'

/** Asks for a link by mail. What it says afterwards is the same for every account. */
export function ForgotPasswordPage() {
  const { formatMessage } = useIntl()
  const { requestPassword } = useOwnMailCalls()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    draft: useFormValues({ account: '' }),
    check: ({ account }) =>
      account.trim() === '' ? { account: formatMessage({ id: 'forgotPassword.accountMissing' }) } : {},
    save: requestPassword,
    onSaved: () => setSent(true),
  })
  if (isSent)
    return (
      <EntranceDone
        title={formatMessage({ id: 'forgotPassword.done.title' })}
        text={formatMessage({ id: 'forgotPassword.done.text' }, { minutes: ownMail.PASSWORD_LINK_MINUTES })}
      />
    )
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: 'forgotPassword.title' })}
      intro={formatMessage({ id: 'forgotPassword.what' })}
    >
      <EntranceForm form={form} submit={formatMessage({ id: 'forgotPassword.submit' })}>
        <TextField
          label={formatMessage({ id: 'forgotPassword.account' })}
          isRequired
          input={{
            name: 'username',
            size: 'large',
            autoComplete: 'username',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: ownMail.MAIL_LIMITS.address,
          }}
          {...form.field('account')}
        />
      </EntranceForm>
      <p className="ui-size-13 ui-muted">{formatMessage({ id: 'forgotPassword.noMail' })}</p>
      <p>
        <a className="ui-link" href={consolePaths.login}>
          {formatMessage({ id: 'assistant.toSignIn' })}
        </a>
      </p>
    </PageSurface>
  )
}
