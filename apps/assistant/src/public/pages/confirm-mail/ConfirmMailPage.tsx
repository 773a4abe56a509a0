import { useForm, useFormValues } from '@console/sub-app/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PageSurface } from '../../../base/page/PageSurface.tsx'
import { EntranceDone } from '../../components/EntranceDone.tsx'
import { EntranceForm } from '../../components/EntranceForm.tsx'
import { useLinkToken } from '../../components/use-link-token.ts'
import { useOwnMailCalls } from '../../queries/own-mail.ts'

/** Verifies a mail address by the link of a mail, at a click: programs that open links in mails do not. */
export function ConfirmMailPage() {
  const { formatMessage } = useIntl()
  const token = useLinkToken()
  const { confirmAddress } = useOwnMailCalls()
  const [isConfirmed, setConfirmed] = useState(false)
  const form = useForm({
    draft: useFormValues({}),
    check: () => ({}),
    save: async () => confirmAddress({ token: token ?? '' }),
    onSaved: () => setConfirmed(true),
  })
  if (isConfirmed)
    return (
      <EntranceDone
        title={formatMessage({ id: 'confirmMail.done.title' })}
        text={formatMessage({ id: 'confirmMail.done.text' })}
      />
    )
  if (token === null)
    return (
      <EntranceDone
        isRefused
        title={formatMessage({ id: 'newPassword.linkInvalid.title' })}
        text={formatMessage({ id: 'confirmMail.linkInvalid' })}
      />
    )
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: 'confirmMail.title' })}
      intro={formatMessage({ id: 'confirmMail.what' })}
    >
      <EntranceForm form={form} submit={formatMessage({ id: 'confirmMail.submit' })}>
        {null}
      </EntranceForm>
    </PageSurface>
  )
}
