import type { subscription } from '@console/contracts'
import { ErrorState, Figures, isForbidden, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { Part, Parts } from '../../../base/components/page-parts.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { allRows } from '../../../base/components/reading/page-of-rows.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useSubscription } from '../../queries/subscription.ts'

export { texts } from '../../texts.ts'

const BUSINESS_COLUMNS: readonly RecordColumn<Used['businesses'][number]>[] = [
  { key: 'business', render: ({ name }) => name },
  { key: 'accounts', render: ({ openAccounts }) => openAccounts, isNumber: true },
  { key: 'billed', render: ({ billedMonths }) => billedMonths, isNumber: true, digits: 1 },
]

/** Accounts are billed by half months. */
const HALVES = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Usage of the company this month, and the part of it that is billed. */
export function SubscriptionPage() {
  const { formatMessage } = useIntl()
  const answer = useSubscription()
  const moduleColumns = useModuleColumns()
  const { data, error } = answer
  const title = formatMessage({ id: 'subscription.title' })
  const states = { failed: formatMessage({ id: 'subscription.failed' }), empty: null }
  if (isForbidden(error)) return <PageRefusal title={title} />
  return (
    <WorkPage
      title={title}
      about={
        data === undefined
          ? formatMessage({ id: 'subscription.about' })
          : `${formatMessage({ id: 'subscription.thisMonth' }, { month: data.month })} ${formatMessage({ id: 'subscription.about' })}`
      }
    >
      {error !== null && (
        <ErrorState
          title={formatMessage({ id: 'subscription.failed' })}
          error={error}
          onRetry={() => void answer.refetch()}
        />
      )}
      {error === null && (
        <Parts>
          <div className="ui-stack ui-gap-12">
            {data !== undefined && <UsageFigures usage={data} />}
            <Part title={formatMessage({ id: 'subscription.businesses' })}>
              <RecordTable
                texts="subscription"
                label={formatMessage({ id: 'subscription.businesses' })}
                query={answer}
                toRowPage={({ businesses }) => allRows(businesses)}
                states={states}
                rowKey={({ id }) => id}
                columns={BUSINESS_COLUMNS}
              />
            </Part>
          </div>
          <Part title={formatMessage({ id: 'subscription.modules' })}>
            <RecordTable
              texts="subscription"
              label={formatMessage({ id: 'subscription.modules' })}
              query={answer}
              toRowPage={({ modules }) => allRows(modules)}
              states={states}
              rowKey={({ id }) => id}
              columns={moduleColumns}
            />
          </Part>
        </Parts>
      )}
    </WorkPage>
  )
}

function UsageFigures({ usage }: { usage: subscription.Subscription }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Figures
      label={formatMessage({ id: 'subscription.title' })}
      figures={[
        {
          key: 'open',
          name: formatMessage({ id: 'subscription.accounts' }),
          value: formatNumber(usage.openAccounts),
        },
        {
          key: 'billed',
          name: formatMessage({ id: 'subscription.billed' }),
          value: formatNumber(usage.billedMonths, HALVES),
        },
      ]}
    />
  )
}

type Used = subscription.Subscription

function useModuleColumns(): RecordColumn<Used['modules'][number]>[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'module', render: ({ name }) => name },
    {
      key: 'state',
      render: ({ isOn }) => (
        <StatusWord tone={isOn ? 'good' : 'quiet'}>
          {formatMessage({ id: isOn ? 'subscription.on' : 'subscription.off' })}
        </StatusWord>
      ),
    },
    { key: 'people', render: ({ people }) => people, isNumber: true },
  ]
}
