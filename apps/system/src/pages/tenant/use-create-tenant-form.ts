import { tenantAdmin, type BodyOf, type DataOf } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import { TENANT_CHANGES } from '../../queries/tenants.ts'

export type MadeTenant = DataOf<typeof tenantAdmin.create> & { name: string }

/** The form of a new company and its first administrator. */
export function useCreateTenantForm(onDone: (made: MadeTenant) => void) {
  const { formatMessage } = useIntl()
  const { services, timezone, user } = useHost()
  const empty: BodyOf<typeof tenantAdmin.create> = {
    code: '',
    nameEn: '',
    nameZh: '',
    shortName: '',
    tenantType: 'Standard',
    timezone,
    currency: user.currency ?? '',
    adminUsername: '',
    adminName: '',
  }
  const badName = formatMessage({ id: 'system.badName' }, { max: tenantAdmin.MAX_NAME_CHARACTERS })
  return useCallForm(tenantAdmin.create, {
    present: { form: empty },
    draftId: 'new',
    toBody: (typed) => typed,
    hints: {
      code: formatMessage({ id: 'tenant.badCode' }),
      nameEn: badName,
      nameZh: badName,
      shortName: formatMessage({ id: 'tenant.tooLong' }, { max: tenantAdmin.MAX_SHORT_NAME_CHARACTERS }),
      timezone: formatMessage({ id: 'tenant.badTimezone' }),
      currency: formatMessage({ id: 'tenant.badCurrency' }),
      adminUsername: formatMessage({ id: 'tenant.badUsername' }),
      adminName: formatMessage({ id: 'system.badName' }, { max: tenantAdmin.MAX_PERSON_NAME_CHARACTERS }),
    },
    changes: TENANT_CHANGES,
    onDone: (answer, { nameEn }) => {
      services.toast.success(formatMessage({ id: 'tenant.made' }, { name: nameEn.trim() }))
      onDone({ ...answer, name: nameEn.trim() })
    },
  })
}
