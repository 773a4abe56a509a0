import { useCallForm } from '@console/sub-app/form'
import { FormDialog, SelectField, TextField } from '@console/ui/form'
import { businessManage, tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useIndustries } from '../../queries/businesses.ts'
import { TENANT_CHANGES } from '../../queries/tenants.ts'

type EditBusinessDialogProps = { tenantId: number; business: tenantAdmin.TenantBusiness; onClose: () => void }

const STATUSES = businessManage.businessStatus.options

/** A company's business: name, industry and status. */
export function EditBusinessDialog({ tenantId, business, onClose }: EditBusinessDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const industries = useIndustries()
  const { id: businessTypeId, name, industryId, status, people, version } = business
  const form = useCallForm(tenantAdmin.modifyBusiness, {
    present: { form: { name, industryId, status, reason: '' }, version },
    draftId: businessTypeId,
    toBody: (typed, seen) => ({ ...typed, id: tenantId, businessTypeId, version: seen }),
    hints: {
      name: formatMessage({ id: 'system.badName' }, { max: businessManage.MAX_NAME_CHARACTERS }),
      reason: formatMessage({ id: 'tenant.tooLong' }, { max: tenantAdmin.MAX_REMARK_CHARACTERS }),
    },
    changes: TENANT_CHANGES,
    onDone: (_, { name: stored }) => {
      services.toast.success(formatMessage({ id: 'tenant.business.saved' }, { name: stored.trim() }))
      onClose()
    },
  })
  const isDisabling = status === 'enabled' && form.values.status === 'disabled'
  return (
    <FormDialog
      title={formatMessage({ id: 'business.edit.title' }, { name })}
      okText={formatMessage({ id: isDisabling ? 'tenant.business.disable' : 'system.save' })}
      isDestructive={isDisabling}
      form={form}
      onClose={onClose}
    >
      <TextField label={formatMessage({ id: 'system.name' })} {...form.field('name')} />
      <SelectField
        label={formatMessage({ id: 'business.industry' })}
        noneText={formatMessage({ id: 'business.industry.none' })}
        isLoading={industries.isPending}
        options={(industries.data ?? []).map(({ id, name: label }) => ({ value: id, label }))}
        {...form.field('industryId')}
      />
      <SelectField
        label={formatMessage({ id: 'tenant.business.status' })}
        note={formatMessage({ id: 'business.offered.note' })}
        options={STATUSES.map((value) => ({
          value,
          label: formatMessage({ id: `business.status.${value}` }),
        }))}
        {...form.field('status')}
      />
      {isDisabling && (
        <TextField
          label={formatMessage({ id: 'tenant.business.reason' })}
          note={formatMessage({ id: 'tenant.business.reason.note' }, { people })}
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  )
}
