import { ErrorState, isForbidden, Figures } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useIntl } from 'react-intl'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { allRows, pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useReadingStates } from '../../../base/components/reading/use-reading-states.tsx'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { Part } from '../../../base/components/Part.tsx'
import { Parts } from '../../../base/components/Parts.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useAccountStatistic, useSignIns } from '../../queries/subscription.ts'
import { MONTH_COLUMNS, ORGANIZATION_COLUMNS, useSignInColumns } from './account-columns.ts'

const TOTALS = ['open', 'closed', 'neverSignedIn'] as const

/** Accounts opened and closed, their organisations, and last sign-ins. */
export function AccountStatisticPage() {
  const { formatMessage, formatNumber } = useIntl()
  const search = useReadingSearch()
  const answer = useAccountStatistic()
  const signIns = useSignIns(search.paging)
  const signInColumns = useSignInColumns()
  const { list } = search
  const signInStates = useReadingStates({ texts: 'accounts.signIn', search, query: signIns })
  const { data, error } = answer
  const title = formatMessage({ id: 'accounts.title' })
  const states = { failed: formatMessage({ id: 'accounts.failed' }), empty: null }
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
          <Parts>
            <Part title={formatMessage({ id: 'accounts.months' })}>
              <RecordTable
                texts="accounts"
                label={formatMessage({ id: 'accounts.months' })}
                query={answer}
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
                query={answer}
                toRowPage={({ organizations }) => allRows(organizations)}
                states={states}
                rowKey={({ id }) => id}
                columns={ORGANIZATION_COLUMNS}
              />
            </Part>
          </Parts>
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
              states={signInStates}
              paging={{ ...list.paging, onPage: list.setPage, onPageSize: list.setPageSize }}
              rowKey={({ id }) => id}
              columns={signInColumns}
            />
          </Part>
        </>
      )}
    </WorkPage>
  )
}
