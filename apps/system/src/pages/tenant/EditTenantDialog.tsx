import { useCallForm } from '@console/sub-app/form'
import { FormDialog, SelectField, TextField } from '@console/ui/form'
import { company, tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { TENANT_CHANGES } from '../../queries/tenants.ts'
import { CERTIFICATIONS } from './certification.ts'
import { CurrencyField } from './CurrencyField.tsx'
import { tenantBody, tenantForm, type TenantForm } from './tenant-form.ts'
import { timezoneOptions } from './timezone-options.ts'
import { useTenantName } from './use-tenant-name.ts'

type EditTenantDialogProps = { tenant: tenantAdmin.TenantDetail; onClose: () => void }

const CONTACT_FIELDS = ['contactPerson', 'contactTel', 'contactEmail', 'address'] as const

/** A company's data, zone and certification values. */
export function EditTenantDialog({ tenant, onClose }: EditTenantDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const nameOf = useTenantName()
  const hints = useHints()
  const form = useCallForm(tenantAdmin.modify, {
    present: { form: tenantForm(tenant), version: tenant.version },
    draftId: tenant.id,
    toBody: (typed, version) => tenantBody(typed, { ...tenant, version }),
    hints,
    changes: TENANT_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'tenant.saved' }))
      onClose()
    },
  })
  const { field } = form
  const zone = field('timezone')
  return (
    <FormDialog
      title={formatMessage({ id: 'tenant.edit.title' }, { name: nameOf(tenant) })}
      okText={formatMessage({ id: 'system.save' })}
      form={form}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'tenant.nameEn' })} {...field('nameEn')} />
      <TextField label={formatMessage({ id: 'tenant.nameZh' })} {...field('nameZh')} />
      <TextField label={formatMessage({ id: 'tenant.shortName' })} {...field('shortName')} />
      <SelectField
        label={formatMessage({ id: 'tenant.timezone' })}
        note={formatMessage({ id: 'tenant.timezone.note' })}
        options={timezoneOptions(zone.value)}
        {...zone}
      />
      <CurrencyField {...field('currency')} />
      <SelectField
        label={formatMessage({ id: 'tenant.certification' })}
        note={formatMessage({ id: 'tenant.certification.note' })}
        options={CERTIFICATIONS.map((value) => ({
          value,
          label: formatMessage({ id: `tenant.certification.${value}` }),
        }))}
        {...field('certification')}
      />
      {CONTACT_FIELDS.map((name) => (
        <TextField
          key={name}
          label={formatMessage({ id: `tenant.${name}` })}
          type={name === 'contactEmail' ? 'email' : name === 'contactTel' ? 'tel' : 'text'}
          {...field(name)}
        />
      ))}
    </FormDialog>
  )
}

function useHints(): Record<Exclude<keyof TenantForm, 'certification'>, string> {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'system.badName' }, { max: tenantAdmin.MAX_NAME_CHARACTERS })
  const tooLong = (max: number) => formatMessage({ id: 'tenant.tooLong' }, { max })
  return {
    nameEn: name,
    nameZh: name,
    shortName: tooLong(tenantAdmin.MAX_SHORT_NAME_CHARACTERS),
    timezone: formatMessage({ id: 'tenant.badTimezone' }),
    currency: formatMessage({ id: 'tenant.badCurrency' }),
    contactPerson: tooLong(company.CONTACT_MAX_LENGTHS.contactPerson),
    contactTel: formatMessage({ id: 'tenant.badTel' }),
    contactEmail: formatMessage({ id: 'tenant.badEmail' }),
    address: tooLong(company.CONTACT_MAX_LENGTHS.address),
  }
}
