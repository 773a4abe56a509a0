import { useCallForm } from '@console/sub-app/form'
import { FormDialog, TextField } from '@console/ui/form'
import { tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { TENANT_CHANGES } from '../../queries/tenants.ts'
import { useTenantName } from './use-tenant-name.ts'

export type Verdict = 'Verified' | 'Rejected'

type VerdictDialogProps = { tenant: tenantAdmin.TenantDetail; verdict: Verdict; onClose: () => void }

/** Verifies or rejects a company, with a remark to the company. */
export function VerdictDialog({ tenant, verdict, onClose }: VerdictDialogProps) {
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
