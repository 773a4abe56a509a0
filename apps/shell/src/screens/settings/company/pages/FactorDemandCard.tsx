import { factor, type DataOf } from '@console/contracts'
import { useCallForm } from '@console/sub-app/form'
import { ErrorState } from '@console/ui'
import { FormBody, MultiSelectField, SegmentedField } from '@console/ui/form'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { useFactorDemand } from '../queries/company.ts'
import { CompanyCard } from './CompanyCard.tsx'
import styles from './CompanySettingsPage.module.css'

/** Of whom the company demands a second factor at sign-in. */
export function FactorDemandCard() {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useFactorDemand()
  return (
    <CompanyCard title={formatMessage({ id: 'company.factor' })}>
      <p className={styles['note']}>{formatMessage({ id: 'company.factor.text' })}</p>
      {data === undefined && error !== null && (
        <ErrorState
          title={formatMessage({ id: 'company.factor.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && <Skeleton active paragraph={{ rows: 1 }} />}
      {data !== undefined && <DemandForm demand={data} />}
    </CompanyCard>
  )
}

function DemandForm({
  demand: { scope, roleIds, roles, version },
}: {
  demand: DataOf<typeof factor.demand>
}) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const form = useCallForm(factor.setDemand, {
    present: { form: { scope, roleIds }, version },
    draftId: null,
    toBody: (values, seenVersion) => ({ ...values, version: seenVersion }),
    hints: {},
    check: (values) =>
      values.scope === 'roles' && values.roleIds.length === 0
        ? { roleIds: formatMessage({ id: 'company.factor.noRole' }) }
        : {},
    changes: [factor.demand],
    onDone: (_answer, saved) =>
      services.toast.success(formatMessage({ id: `company.factor.${saved.scope}.done` })),
  })
  const option = (value: factor.DemandScope) => ({
    value,
    label: formatMessage({ id: `company.factor.${value}` }),
  })
  return (
    <FormBody
      form={form}
      footer={
        <div>
          <Button htmlType="submit" loading={form.isSending} disabled={!form.isDirty}>
            {formatMessage({ id: 'company.edit.save' })}
          </Button>
        </div>
      }
    >
      <SegmentedField
        label={formatMessage({ id: 'company.factor.of' })}
        options={[option('nobody'), option('roles'), option('everybody')]}
        {...form.field('scope')}
      />
      {form.values.scope === 'roles' && (
        <MultiSelectField<number>
          label={formatMessage({ id: 'company.factor.roleIds' })}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('roleIds')}
        />
      )}
    </FormBody>
  )
}
