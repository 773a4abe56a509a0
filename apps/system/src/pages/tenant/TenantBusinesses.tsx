import { businessManage, tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { Icon } from '@console/ui'
import { FormDialog, SelectField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useIndustries } from '../../queries/businesses.ts'
import { TENANT_CHANGES } from '../../queries/tenants.ts'
import { useTenantName } from './use-tenant-name.ts'
import styles from './TenantPage.module.css'

const STATUSES = businessManage.businessStatus.options

type TenantBusinessesProps = {
  tenant: tenantAdmin.TenantDetail
  /** True while the form of a new one is open. */
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** A company's businesses; the platform adds one, renames and disables. */
export function TenantBusinesses({ tenant, isAdding, onAdding }: TenantBusinessesProps) {
  const { formatMessage } = useIntl()
  const [opened, setOpened] = useState<tenantAdmin.TenantBusiness | null>(null)
  const title = formatMessage({ id: 'tenant.businesses' })
  return (
    <>
      <div className={styles['line']}>
        <h3 className="ui-body ui-strong">{title}</h3>
        <Button
          icon={<Icon name="plus" />}
          onClick={() => {
            onAdding(true)
          }}
        >
          {formatMessage({ id: 'tenant.business.add' })}
        </Button>
      </div>
      {tenant.businesses.length === 0 ? (
        <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'tenant.businesses.none' })}</p>
      ) : (
        <ul className={`ui-list ui-small ${styles['businesses']}`} aria-label={title}>
          {tenant.businesses.map((business) => (
            <BusinessRow key={business.id} business={business} onEdit={() => setOpened(business)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddBusinessDialog
          tenant={tenant}
          onClose={() => {
            onAdding(false)
          }}
        />
      )}
      {opened !== null && (
        <EditBusinessDialog
          tenantId={tenant.id}
          // The current row; one that was deleted meanwhile stays, and the server refuses the change.
          business={tenant.businesses.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => {
            setOpened(null)
          }}
        />
      )}
    </>
  )
}

type BusinessRowProps = { business: tenantAdmin.TenantBusiness; onEdit: () => void }

function BusinessRow({ business, onEdit }: BusinessRowProps) {
  const { formatMessage } = useIntl()
  const { name, industryName, people, status } = business
  return (
    <li>
      <span>{name}</span>
      <span className="ui-no-margin ui-small ui-muted">
        {[
          industryName ?? '-',
          formatMessage({ id: 'tenant.business.people' }, { people }),
          formatMessage({ id: `business.status.${status}` }),
        ].join(' · ')}
        <Button
          type="link"
          size="small"
          aria-label={formatMessage({ id: 'business.edit.title' }, { name })}
          onClick={onEdit}
        >
          {formatMessage({ id: 'system.edit' })}
        </Button>
      </span>
    </li>
  )
}

type BusinessForm = { name: string; industryId: number | null }

/** Adds a business to a company. */
function AddBusinessDialog({ tenant, onClose }: { tenant: tenantAdmin.TenantDetail; onClose: () => void }) {
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

type EditBusinessDialogProps = { tenantId: number; business: tenantAdmin.TenantBusiness; onClose: () => void }

/** A company's business: name, industry and status. */
function EditBusinessDialog({ tenantId, business, onClose }: EditBusinessDialogProps) {
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
