import type { subscription } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { Figures } from '../../../base/components/Figures.tsx'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { isRefused, PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { Part } from '../../../base/components/Part.tsx'
import { Parts } from '../../../base/components/Parts.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useSubscription } from '../../queries/subscription.ts'
import { BUSINESS_COLUMNS, useModuleColumns } from './use-module-columns.tsx'

/** Accounts are billed by half months. */
const HALVES = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

type Used = subscription.Subscription

/** The company's usage this month, and the billed part. */
export function SubscriptionPage() {
  const { formatMessage, formatNumber } = useIntl()
  const answer = useSubscription()
  const moduleColumns = useModuleColumns()
  const { data, error } = answer
  const title = formatMessage({ id: 'subscription.title' })
  if (isRefused(error)) return <PageRefusal title={title} />
  return (
    <WorkPage title={title}>
      <p className={listStyles['about']}>{formatMessage({ id: 'subscription.about' })}</p>
      {error !== null && (
        <ErrorState
          title={formatMessage({ id: 'subscription.failed' })}
          error={error}
          onRetry={() => void answer.refetch()}
        />
      )}
      {data !== undefined && (
        <Figures
          label={formatMessage({ id: 'subscription.thisMonth' }, { month: data.month })}
          figures={[
            { key: 'month', name: formatMessage({ id: 'subscription.month' }), value: data.month },
            {
              key: 'open',
              name: formatMessage({ id: 'subscription.accounts' }),
              value: formatNumber(data.openAccounts),
            },
            {
              key: 'billed',
              name: formatMessage({ id: 'subscription.billed' }),
              value: formatNumber(data.billedMonths, HALVES),
            },
          ]}
        />
      )}
      {error === null && (
        <Parts>
          <Part title={formatMessage({ id: 'subscription.businesses' })}>
            <RecordTable<Used['businesses'][number]>
              texts="subscription"
              label={formatMessage({ id: 'subscription.businesses' })}
              isLoading={answer.isLoading}
              rows={data?.businesses ?? []}
              rowKey={({ id }) => id}
              columns={BUSINESS_COLUMNS}
            />
          </Part>
          <Part title={formatMessage({ id: 'subscription.modules' })}>
            <RecordTable<Used['modules'][number]>
              texts="subscription"
              label={formatMessage({ id: 'subscription.modules' })}
              isLoading={answer.isLoading}
              rows={data?.modules ?? []}
              rowKey={({ id }) => id}
              columns={moduleColumns}
            />
          </Part>
        </Parts>
      )}
    </WorkPage>
  )
}
