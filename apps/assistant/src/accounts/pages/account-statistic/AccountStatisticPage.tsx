import type { DataOf, subscription } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { ErrorState, Figures, formatTime, isForbidden } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { ShortTime } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { Part, Parts } from '../../../base/components/page-parts.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { allRows, pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import { type ReadingSearch, useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { useReadingStates } from '../../../base/components/reading/use-reading-states.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useAccountStatistic, useSignIns } from '../../queries/subscription.ts'

export { texts } from '../../texts.ts'

const MONTH_COLUMNS: readonly RecordColumn<Statistic['months'][number]>[] = [
  { key: 'month', render: ({ month }) => month },
  { key: 'opened', render: ({ opened }) => opened, isNumber: true },
  { key: 'closed', render: ({ closed }) => closed, isNumber: true },
  { key: 'openAtEnd', render: ({ openAtEnd }) => openAtEnd, isNumber: true },
]

const ORGANIZATION_COLUMNS: readonly RecordColumn<Statistic['organizations'][number]>[] = [
  { key: 'organization', render: ({ name }) => name },
  { key: 'open', render: ({ open }) => open, isNumber: true },
  { key: 'closed', render: ({ closed }) => closed, isNumber: true },
  { key: 'neverSignedIn', render: ({ neverSignedIn }) => neverSignedIn, isNumber: true },
]

const TOTALS = ['open', 'closed', 'neverSignedIn'] as const

/** Accounts opened and closed, their organisations, and last sign-ins. */
export function AccountStatisticPage() {
  const { formatMessage, formatNumber } = useIntl()
  const search = useReadingSearch('accounts')
  const answer = useAccountStatistic()
  const { list } = search
  const { data, error } = answer
  const title = formatMessage({ id: 'accounts.title' })
  if (isForbidden(error)) return <PageRefusal title={title} />
  return (
    <WorkPage title={title} about={formatMessage({ id: 'accounts.about' })}>
      <AddressNotice problems={list.problems} onClear={list.cleanAddress} />
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

/** The open accounts, each with its last sign-in. */
function SignIns({ search }: { search: ReadingSearch }) {
  const { formatMessage } = useIntl()
  const { list } = search
  const signIns = useSignIns(search.paging)
  const columns = useSignInColumns()
  const states = useReadingStates('accounts.signIn')
  return (
    <Part title={formatMessage({ id: 'accounts.signIn.title' })}>
      <RecordTable
        texts="accounts.signIn"
        label={formatMessage({ id: 'accounts.signIn.title' })}
        {...(signIns.data === undefined
          ? {}
          : {
              head: (
                <span role="status">
                  {formatMessage({ id: 'accounts.signIn.count' }, { count: signIns.data.total })}
                </span>
              ),
            })}
        query={signIns}
        toRowPage={pageOfRecords}
        states={states}
        paging={{ ...list.paging, onPage: list.setPage, onPageSize: list.setPageSize }}
        rowKey={({ id }) => id}
        columns={columns}
      />
    </Part>
  )
}

type Statistic = subscription.AccountStatistic

type SignIn = DataOf<typeof subscription.signIns>['records'][number]

function useSignInColumns(): RecordColumn<SignIn>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'account', render: ({ account }) => account },
    { key: 'name', render: ({ name }) => name },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    {
      key: 'opened',
      render: ({ openedAt }) => <ShortTime text={formatTime(openedAt, timezone)} />,
      isQuiet: true,
    },
    {
      key: 'last',
      render: ({ lastSignInAt }) =>
        lastSignInAt === null ? (
          formatMessage({ id: 'accounts.signIn.never' })
        ) : (
          <ShortTime text={formatTime(lastSignInAt, timezone)} />
        ),
    },
  ]
}
