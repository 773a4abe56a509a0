import { useCallForm } from '@console/sub-app/form'
import { FormDialog, SelectField, TextField } from '@console/ui/form'
import { tenantAdmin, type BodyOf, type DataOf } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { TENANT_CHANGES } from '../../queries/tenants.ts'
import { timezoneOptions } from './timezone-options.ts'

export type MadeTenant = DataOf<typeof tenantAdmin.create> & { name: string }

type CreateTenantDialogProps = { onClose: () => void; onMade: (made: MadeTenant) => void }

/** A new company with its first administrator. */
export function CreateTenantDialog({ onClose, onMade }: CreateTenantDialogProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const empty: BodyOf<typeof tenantAdmin.create> = {
    code: '',
    nameEn: '',
    nameZh: '',
    shortName: '',
    tenantType: 'Standard',
    timezone,
    adminUsername: '',
    adminName: '',
  }
  const badName = formatMessage({ id: 'system.badName' }, { max: tenantAdmin.MAX_NAME_CHARACTERS })
  const form = useCallForm(tenantAdmin.create, {
    present: { form: empty },
    draftId: 'new',
    toBody: (typed) => typed,
    hints: {
      code: formatMessage({ id: 'tenant.badCode' }),
      nameEn: badName,
      nameZh: badName,
      shortName: formatMessage({ id: 'tenant.tooLong' }, { max: tenantAdmin.MAX_SHORT_NAME_CHARACTERS }),
      timezone: formatMessage({ id: 'tenant.badTimezone' }),
      adminUsername: formatMessage({ id: 'tenant.badUsername' }),
      adminName: formatMessage({ id: 'system.badName' }, { max: tenantAdmin.MAX_PERSON_NAME_CHARACTERS }),
    },
    changes: TENANT_CHANGES,
    onDone: (answer, { nameEn }) => {
      services.toast.success(formatMessage({ id: 'tenant.made' }, { name: nameEn.trim() }))
      onClose()
      onMade({ ...answer, name: nameEn.trim() })
    },
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
      <TextField
        label={formatMessage({ id: 'tenant.adminUsername' })}
        note={formatMessage({ id: 'tenant.badUsername' })}
        {...field('adminUsername')}
      />
      <TextField label={formatMessage({ id: 'tenant.adminName' })} {...field('adminName')} />
    </FormDialog>
  )
}
