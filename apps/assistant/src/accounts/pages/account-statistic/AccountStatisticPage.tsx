import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { Figures } from '../../../base/components/Figures.tsx'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { ReadingTable } from '../../../base/components/reading/ReadingTable.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { isRefused, PageRefusal } from '../../../base/components/PageRefusal.tsx'
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
  const { data, error } = answer
  const title = formatMessage({ id: 'accounts.title' })
  if (isRefused(error)) return <PageRefusal title={title} />
  return (
    <WorkPage title={title}>
      <MalformedNote names={search.malformed} />
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
                isLoading={answer.isLoading}
                rows={data?.months ?? []}
                rowKey={({ month }) => month}
                columns={MONTH_COLUMNS}
              />
            </Part>
            <Part title={formatMessage({ id: 'accounts.organizations' })}>
              <RecordTable
                texts="accounts"
                label={formatMessage({ id: 'accounts.organizations' })}
                isLoading={answer.isLoading}
                rows={data?.organizations ?? []}
                rowKey={({ id }) => id}
                columns={ORGANIZATION_COLUMNS}
              />
            </Part>
          </Parts>
          <Part title={formatMessage({ id: 'accounts.signIn.title' })}>
            <ReadingTable
              texts="accounts.signIn"
              answer={signIns}
              search={search}
              rowKey={({ id }) => id}
              columns={signInColumns}
            />
          </Part>
        </>
      )}
    </WorkPage>
  )
}
