import { useHost } from '@console/sub-app'
import { AppModal, copyText, IconButton } from '@console/ui'
import { FormDialog, SelectField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { CurrencyField, timezoneOptions } from './tenant-fields.tsx'
import type { TenantList } from './tenant.search.ts'
import { type MadeTenant, useCreateTenantForm } from './use-create-tenant-form.ts'
import styles from './TenantPage.module.css'

type NewTenantProps = {
  list: Pick<TenantList, 'search' | 'setSearch'>
  /** The company that was just created; null when its password has been shown. */
  made: MadeTenant | null
  onMade: (made: MadeTenant | null) => void
}

/** The form of a new company, and then the password of its first administrator. */
export function NewTenant({ list: { search, setSearch }, made, onMade }: NewTenantProps) {
  return (
    <>
      {search.create && (
        <CreateTenantDialog onClose={() => setSearch({ create: false }, { replace: true })} onMade={onMade} />
      )}
      {made !== null && (
        <NewAdministratorDialog
          made={made}
          onClose={() => {
            onMade(null)
            setSearch({ tenant: made.id })
          }}
        />
      )}
    </>
  )
}

type CreateTenantDialogProps = { onClose: () => void; onMade: (made: MadeTenant) => void }

/** A new company with its first administrator. */
function CreateTenantDialog({ onClose, onMade }: CreateTenantDialogProps) {
  const { formatMessage } = useIntl()
  const form = useCreateTenantForm((made) => {
    onClose()
    onMade(made)
  })
  const { field } = form
  const zone = field('timezone')
  return (
    <FormDialog
      title={formatMessage({ id: 'tenant.create.title' })}
      okText={formatMessage({ id: 'system.create' })}
      form={form}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'tenant.nameEn' })} {...field('nameEn')} />
      <TextField label={formatMessage({ id: 'tenant.nameZh' })} {...field('nameZh')} />
      <TextField label={formatMessage({ id: 'tenant.shortName' })} {...field('shortName')} />
      <TextField
        label={formatMessage({ id: 'tenant.code' })}
        note={formatMessage({ id: 'tenant.badCode' })}
        {...field('code')}
      />
      <SelectField
        label={formatMessage({ id: 'tenant.type' })}
        options={(['Standard', 'Provider', 'Receiver'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `tenant.type.${value}` }),
        }))}
        {...field('tenantType')}
      />
      <SelectField
        label={formatMessage({ id: 'tenant.timezone' })}
        options={timezoneOptions(zone.value)}
        {...zone}
      />
      <CurrencyField {...field('currency')} />
      <TextField
        label={formatMessage({ id: 'tenant.adminUsername' })}
        note={formatMessage({ id: 'tenant.badUsername' })}
        {...field('adminUsername')}
      />
      <TextField label={formatMessage({ id: 'tenant.adminName' })} {...field('adminName')} />
    </FormDialog>
  )
}

type NewAdministratorDialogProps = { made: MadeTenant; onClose: () => void }

/** Account and one-time password of a company's first administrator: shown only here. */
function NewAdministratorDialog({ made, onClose }: NewAdministratorDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { name, username, password } = made

  async function copy() {
    try {
      await copyText(`${username}\n${password}`)
      services.toast.success(formatMessage({ id: 'tenant.password.copied' }))
    } catch {
      // Without https, or when the browser refuses, there is no clipboard: both can be copied manually.
      services.toast.warning(formatMessage({ id: 'tenant.password.notCopied' }))
    }
  }

  return (
    <AppModal
      open
      title={formatMessage({ id: 'tenant.password.title' }, { name })}
      // The password is shown only here, so only the button closes the dialog.
      closable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {formatMessage({ id: 'tenant.password.close' })}
        </Button>
      }
    >
      <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'tenant.password.text' })}</p>
      <dl className={styles['facts']}>
        <dt>{formatMessage({ id: 'tenant.adminUsername' })}</dt>
        <dd>
          <code>{username}</code>
        </dd>
        <dt>{formatMessage({ id: 'tenant.password' })}</dt>
        <dd>
          <code>{password}</code>
          <IconButton
            icon="copy"
            label={formatMessage({ id: 'tenant.password.copy' })}
            onClick={() => void copy()}
          />
        </dd>
      </dl>
    </AppModal>
  )
}
