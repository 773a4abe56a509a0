import { FormDialog, SelectField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { CurrencyField } from './CurrencyField.tsx'
import { timezoneOptions } from './timezone-options.ts'
import { useCreateTenantForm, type MadeTenant } from './use-create-tenant-form.ts'

type CreateTenantDialogProps = { onClose: () => void; onMade: (made: MadeTenant) => void }

/** A new company with its first administrator. */
export function CreateTenantDialog({ onClose, onMade }: CreateTenantDialogProps) {
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
