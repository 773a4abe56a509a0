import { company, tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { formatTime } from '@console/ui'
import { FormDialog, SelectField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { TENANT_CHANGES } from '../../queries/tenants.ts'
import { CurrencyField, timezoneOptions } from './tenant-fields.tsx'
import { CERTIFICATIONS, tenantBody, type TenantForm, tenantForm, toCertification } from './tenant-form.ts'
import type { TenantDialog } from './tenant.search.ts'
import { TenantBusinesses } from './TenantBusinesses.tsx'
import { TenantStatus } from './TenantStatus.tsx'
import { useTenantName } from './use-tenant-name.ts'
import styles from './TenantPage.module.css'

const CONTACT_FIELDS = ['contactPerson', 'contactTel', 'contactEmail', 'address'] as const

type TenantContentsProps = {
  tenant: tenantAdmin.TenantDetail
  dialog: TenantDialog | null
  onDialog: (dialog: TenantDialog | null) => void
}

/** A company's data, its businesses and the platform's actions. */
export function TenantContents({ tenant, dialog, onDialog }: TenantContentsProps) {
  const { formatMessage } = useIntl()
  const close = () => {
    onDialog(null)
  }
  const opener = (requested: TenantDialog) => () => {
    onDialog(requested)
  }
  return (
    <>
      <div className={styles['actions']}>
        <Button onClick={opener('edit')}>{formatMessage({ id: 'system.edit' })}</Button>
        {tenant.kind !== 'platform' && (
          <>
            <Button onClick={opener('Verified')}>{formatMessage({ id: 'tenant.verify' })}</Button>
            <Button danger onClick={opener('Rejected')}>
              {formatMessage({ id: 'tenant.reject' })}
            </Button>
          </>
        )}
      </div>
      <TenantFacts tenant={tenant} />
      <TenantBusinesses
        tenant={tenant}
        isAdding={dialog === 'business'}
        onAdding={(isAdding) => {
          onDialog(isAdding ? 'business' : null)
        }}
      />
      {dialog === 'edit' && <EditTenantDialog tenant={tenant} onClose={close} />}
      {(dialog === 'Verified' || dialog === 'Rejected') && tenant.kind !== 'platform' && (
        <VerdictDialog tenant={tenant} verdict={dialog} onClose={close} />
      )}
    </>
  )
}

function TenantFacts({ tenant }: { tenant: tenantAdmin.TenantDetail }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const facts: readonly [label: string, value: ReactNode][] = [
    ['tenant.authStatus', <TenantStatus key="status" status={tenant.authStatus} />],
    ['tenant.remark', tenant.authRemark],
    ['tenant.nameEn', tenant.nameEn],
    ['tenant.nameZh', tenant.nameZh],
    ['tenant.shortName', tenant.shortName],
    ['tenant.kind', formatMessage({ id: `tenant.kind.${tenant.kind}` })],
    ['tenant.timezone', tenant.timezone],
    ['tenant.currency', tenant.currency],
    ['tenant.certification', formatMessage({ id: `tenant.certification.${toCertification(tenant)}` })],
    ['tenant.contactPerson', tenant.contactPerson],
    ['tenant.contactTel', tenant.contactTel],
    ['tenant.contactEmail', tenant.contactEmail],
    ['tenant.address', tenant.address],
    ['tenant.people', formatNumber(tenant.people)],
    ['tenant.createdAt', formatTime(tenant.createdAt, timezone)],
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles['fact']}>
          <dt>{formatMessage({ id: label })}</dt>
          <dd>{value ?? '-'}</dd>
        </div>
      ))}
    </dl>
  )
}

type Verdict = 'Verified' | 'Rejected'

type VerdictDialogProps = { tenant: tenantAdmin.TenantDetail; verdict: Verdict; onClose: () => void }

/** Verifies or rejects a company, with a remark to the company. */
function VerdictDialog({ tenant, verdict, onClose }: VerdictDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const name = useTenantName()(tenant)
  const form = useCallForm(tenantAdmin.setAuthStatus, {
    present: { form: { remark: '' }, version: tenant.version },
    draftId: `${tenant.id}.${verdict}`,
    toBody: ({ remark }, version) => ({ id: tenant.id, version, authStatus: verdict, remark }),
    hints: { remark: formatMessage({ id: 'tenant.tooLong' }, { max: tenantAdmin.MAX_REMARK_CHARACTERS }) },
    changes: TENANT_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: `tenant.verdict.done.${verdict}` }, { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: `tenant.verdict.${verdict}` }, { name })}
      okText={formatMessage({ id: verdict === 'Verified' ? 'tenant.verify' : 'tenant.reject' })}
      isDestructive={verdict === 'Rejected'}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'tenant.remark' })}
        note={formatMessage({ id: `tenant.remark.${verdict}` })}
        {...form.field('remark')}
      />
    </FormDialog>
  )
}

type EditTenantDialogProps = { tenant: tenantAdmin.TenantDetail; onClose: () => void }

/** A company's data, zone and certification values. */
function EditTenantDialog({ tenant, onClose }: EditTenantDialogProps) {
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
