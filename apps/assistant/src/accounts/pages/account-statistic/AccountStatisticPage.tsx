import { ErrorState, isForbidden, Figures } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useIntl } from 'react-intl'
import listStyles from '../../../base/components/List.module.css'
import { allRows } from '../../../base/components/reading/page-of-rows.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { Part } from '../../../base/components/Part.tsx'
import { Parts } from '../../../base/components/Parts.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useAccountStatistic } from '../../queries/subscription.ts'
import { MONTH_COLUMNS, ORGANIZATION_COLUMNS } from './account-columns.ts'
import { SignIns } from './SignIns.tsx'

const TOTALS = ['open', 'closed', 'neverSignedIn'] as const

/** Accounts opened and closed, their organisations, and last sign-ins. */
export function AccountStatisticPage() {
  const { formatMessage, formatNumber } = useIntl()
  const search = useReadingSearch()
  const answer = useAccountStatistic()
  const { list } = search
  const { data, error } = answer
  const title = formatMessage({ id: 'accounts.title' })
  if (isForbidden(error)) return <PageRefusal title={title} />
  return (
    <WorkPage title={title}>
      <AddressNotice problems={list.problems} onClear={list.cleanAddress} />
      <p className={listStyles['about']}>{formatMessage({ id: 'accounts.about' })}</p>
      {error !== null && (
        <ErrorState
          title={formatMessage({ id: 'accounts.failed' })}
          error={error}
          onRetry={() => void answer.refetch()}
        />
      )}
      {data !== undefined && (
        <Figures
          label={title}
          figures={TOTALS.map((key) => ({
            key,
            name: formatMessage({ id: `accounts.total.${key}` }),
            value: formatNumber(data[key]),
          }))}
        />
      )}
      {error === null && (
        <>
          <AccountTables query={answer} />
          <SignIns search={search} />
        </>
      )}
    </WorkPage>
  )
}

/** Accounts by month, and by organisation. */
function AccountTables({ query }: { query: ReturnType<typeof useAccountStatistic> }) {
  const { formatMessage } = useIntl()
  const states = { failed: formatMessage({ id: 'accounts.failed' }), empty: null }
  return (
    <Parts>
      <Part title={formatMessage({ id: 'accounts.months' })}>
        <RecordTable
          texts="accounts"
          label={formatMessage({ id: 'accounts.months' })}
          query={query}
          toRowPage={({ months }) => allRows(months)}
          states={states}
          rowKey={({ month }) => month}
          columns={MONTH_COLUMNS}
        />
      </Part>
      <Part title={formatMessage({ id: 'accounts.organizations' })}>
        <RecordTable
          texts="accounts"
          label={formatMessage({ id: 'accounts.organizations' })}
          query={query}
          toRowPage={({ organizations }) => allRows(organizations)}
          states={states}
          rowKey={({ id }) => id}
          columns={ORGANIZATION_COLUMNS}
        />
      </Part>
    </Parts>
  )
}
