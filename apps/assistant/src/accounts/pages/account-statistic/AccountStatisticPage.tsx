import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { subscription, type DataOf } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'
import { ErrorState, formatTime } from '@console/ui'
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

type Statistic = subscription.AccountStatistic
type SignIn = DataOf<typeof subscription.signIns>['records'][number]

const TOTALS = ['open', 'closed', 'neverSignedIn'] as const

/** How accounts came and went, where they are, and who signed in when. */
export function AccountStatisticPage() {
  const { formatMessage, formatNumber } = useIntl()
  const { client, timezone } = useHost()
  const search = useReadingSearch()
  const answer = useQuery(callQuery(client, subscription.accounts))
  const signIns = useQuery({
    ...callQuery(client, subscription.signIns, { query: search.paging }),
    placeholderData: keepPreviousData,
  })
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
              <RecordTable<Statistic['months'][number]>
                texts="accounts"
                label={formatMessage({ id: 'accounts.months' })}
                isLoading={answer.isLoading}
                rows={data?.months ?? []}
                rowKey={({ month }) => month}
                columns={[
                  { key: 'month', render: ({ month }) => month },
                  { key: 'opened', render: ({ opened }) => opened, isNumber: true },
                  { key: 'closed', render: ({ closed }) => closed, isNumber: true },
                  { key: 'openAtEnd', render: ({ openAtEnd }) => openAtEnd, isNumber: true },
                ]}
              />
            </Part>
            <Part title={formatMessage({ id: 'accounts.organizations' })}>
              <RecordTable<Statistic['organizations'][number]>
                texts="accounts"
                label={formatMessage({ id: 'accounts.organizations' })}
                isLoading={answer.isLoading}
                rows={data?.organizations ?? []}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'organization', render: ({ name }) => name },
                  { key: 'open', render: ({ open }) => open, isNumber: true },
                  { key: 'closed', render: ({ closed }) => closed, isNumber: true },
                  { key: 'neverSignedIn', render: ({ neverSignedIn }) => neverSignedIn, isNumber: true },
                ]}
              />
            </Part>
          </Parts>
          <Part title={formatMessage({ id: 'accounts.signIn.title' })}>
            <ReadingTable<SignIn>
              texts="accounts.signIn"
              answer={signIns}
              search={search}
              rowKey={({ id }) => id}
              columns={[
                { key: 'account', render: ({ account }) => account },
                { key: 'name', render: ({ name }) => name },
                { key: 'organization', render: ({ orgName }) => orgName || '-' },
                { key: 'opened', render: ({ openedAt }) => formatTime(openedAt, timezone), isQuiet: true },
                {
                  key: 'last',
                  render: ({ lastSignInAt }) =>
                    lastSignInAt === null
                      ? formatMessage({ id: 'accounts.signIn.never' })
                      : formatTime(lastSignInAt, timezone),
                },
              ]}
            />
          </Part>
        </>
      )}
    </WorkPage>
  )
}
