import { useCallForm } from '@console/sub-app/form'
import { FormDialog, SelectField, TextField } from '@console/ui/form'
import { businessManage, tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useIndustries } from '../../queries/businesses.ts'
import { TENANT_CHANGES } from '../../queries/tenants.ts'
import { useTenantName } from './use-tenant-name.ts'

type BusinessForm = { name: string; industryId: number | null }

/** Adds a business to a company. */
export function AddBusinessDialog({
  tenant,
  onClose,
}: {
  tenant: tenantAdmin.TenantDetail
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const nameOf = useTenantName()
  const industries = useIndustries()
  const empty: BusinessForm = { name: '', industryId: null }
  const form = useCallForm(tenantAdmin.addBusiness, {
    present: { form: empty },
    draftId: tenant.id,
    toBody: (typed) => ({ ...typed, id: tenant.id }),
    hints: { name: formatMessage({ id: 'system.badName' }, { max: businessManage.MAX_NAME_CHARACTERS }) },
    changes: TENANT_CHANGES,
    onDone: (_, { name }) => {
      services.toast.success(formatMessage({ id: 'business.made' }, { name: name.trim() }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'tenant.business.title' }, { name: nameOf(tenant) })}
      okText={formatMessage({ id: 'system.create' })}
      form={form}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'system.name' })} {...form.field('name')} />
      <SelectField
        label={formatMessage({ id: 'business.industry' })}
        noneText={formatMessage({ id: 'business.industry.none' })}
        isLoading={industries.isPending}
        options={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('industryId')}
      />
    </FormDialog>
  )
}
