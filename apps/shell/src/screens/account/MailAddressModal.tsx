import { ownMail, type DataOf } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { FormDialog, PasswordField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { QueriedList } from '../parts/QueriedList.tsx'
import { useOwnMailAddress, useOwnMailChanges } from './own-mail-queries.ts'

/** The user's own mail address: the one that mail goes to, and the form for another one, which counts once it is confirmed. */
export function MailAddressModal({ onClosed }: { onClosed: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const query = useOwnMailAddress()
  const [isOpen, setOpen] = useState(true)
  const { set } = useOwnMailChanges()
  const close = () => {
    setOpen(false)
  }
  const form = useForm({
    draft: useFormValues({ address: '', password: '' }),
    check: ({ address, password }) => ({
      ...(address.trim() === ''
        ? { address: formatMessage({ id: 'mail.addressMissing' }) }
        : ownMail.mailAddress.safeParse(address).success
          ? {}
          : { address: formatMessage({ id: 'mail.addressForm' }) }),
      ...(password === '' ? { password: formatMessage({ id: 'mail.passwordMissing' }) } : {}),
    }),
    save: async (body) => set({ body }),
    refusedFields: (error) =>
      error instanceof ApiError && error.code === ownMail.OWN_MAIL_REFUSALS.passwordWrong
        ? { password: error.message }
        : {},
    onSaved: (_, { address }) => {
      services.toast.success(formatMessage({ id: 'mail.sent' }, { address: address.trim() }))
      close()
    },
  })
  return (
    <FormDialog
      isOpen={isOpen}
      title={formatMessage({ id: 'mail.title' })}
      okText={formatMessage({ id: 'mail.submit' })}
      cancelText={formatMessage({ id: 'confirm.cancel' })}
      form={form}
      onClose={close}
      afterClose={onClosed}
    >
      <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'mail.what' })}</p>
      <QueriedList query={query} failedId="mail.failed" loadingId="mail.loading">
        {(answer) => <Present {...answer} />}
      </QueriedList>
      <TextField
        label={formatMessage({ id: 'mail.address' })}
        type="email"
        isRequired
        input={{
          name: 'email',
          autoComplete: 'email',
          size: 'large',
          maxLength: ownMail.MAIL_LIMITS.address,
        }}
        {...form.field('address')}
      />
      <PasswordField
        label={formatMessage({ id: 'mail.password' })}
        name="password"
        autoComplete="current-password"
        isRequired
        {...form.field('password')}
      />
    </FormDialog>
  )
}

function Present({ address, pending }: DataOf<typeof ownMail.address>) {
  const { formatMessage } = useIntl()
  const confirmRemoval = useConfirmRemoval()
  return (
    <div className="ui-stack ui-gap-8">
      <p className="ui-no-margin">
        {address === null
          ? formatMessage({ id: 'mail.none' })
          : formatMessage({ id: 'mail.present' }, { address })}
      </p>
      {pending !== null && (
        <p className="ui-no-margin ui-warn" role="note">
          {formatMessage({ id: 'mail.pending' }, { address: pending })}
        </p>
      )}
      {(address !== null || pending !== null) && (
        <div>
          <Button danger size="small" onClick={() => void confirmRemoval()}>
            {formatMessage({ id: 'mail.remove' })}
          </Button>
        </div>
      )}
    </div>
  )
}

function useConfirmRemoval() {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { remove } = useOwnMailChanges()
  return async (): Promise<void> => {
    await services.confirm({
      title: formatMessage({ id: 'mail.removeTitle' }),
      content: formatMessage({ id: 'mail.removeText' }),
      okText: formatMessage({ id: 'mail.remove' }),
      isDestructive: true,
      onOk: async () => {
        await remove({})
        services.toast.success(formatMessage({ id: 'mail.removed' }))
      },
    })
  }
}
