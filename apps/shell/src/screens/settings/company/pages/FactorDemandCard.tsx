import { factor, type DataOf } from '@console/contracts'
import { useCallForm } from '@console/sub-app/form'
import { ErrorState } from '@console/ui'
import { FormDialog, MultiSelectField, SegmentedField } from '@console/ui/form'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { useFactorDemand } from '../queries/company.ts'
import { CompanyCard } from './CompanyCard.tsx'
import styles from './CompanySettingsPage.module.css'

type Demand = DataOf<typeof factor.demand>

/** People who need a second factor at sign-in, by the company's choice. */
export function FactorDemandCard() {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useFactorDemand()
  const [isEditing, setEditing] = useState(false)
  return (
    <CompanyCard
      title={formatMessage({ id: 'company.factor' })}
      tools={
        data !== undefined && (
          <Button onClick={() => setEditing(true)}>{formatMessage({ id: 'company.factor.change' })}</Button>
        )
      }
    >
      <p className={styles['note']}>{formatMessage({ id: 'company.factor.text' })}</p>
      {data === undefined && error !== null && (
        <ErrorState
          title={formatMessage({ id: 'company.factor.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && <Skeleton active paragraph={{ rows: 1 }} />}
      {data !== undefined && <DemandFacts demand={data} />}
      {data !== undefined && isEditing && <DemandDialog demand={data} onClose={() => setEditing(false)} />}
    </CompanyCard>
  )
}

function DemandFacts({ demand: { scope, roleIds, roles } }: { demand: Demand }) {
  const { formatMessage } = useIntl()
  const names = roles.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name)
  return (
    <dl className={styles['facts']}>
      <dt>{formatMessage({ id: 'company.factor.of' })}</dt>
      <dd>{scope === 'roles' ? names.join(', ') : formatMessage({ id: `company.factor.${scope}` })}</dd>
    </dl>
  )
}

function DemandDialog({ demand, onClose }: { demand: Demand; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { scope, roleIds, roles, version } = demand
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
    onDone: (_answer, saved) => {
      services.toast.success(formatMessage({ id: `company.factor.${saved.scope}.done` }))
      onClose()
    },
  })
  const option = (value: factor.DemandScope) => ({
    value,
    label: formatMessage({ id: `company.factor.${value}` }),
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'company.factor.edit' })}
      okText={formatMessage({ id: 'company.edit.save' })}
      form={form}
      onClose={onClose}
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
    </FormDialog>
  )
}
