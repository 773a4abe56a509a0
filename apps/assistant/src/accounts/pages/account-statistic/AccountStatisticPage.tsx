import { type DataOf, subscription } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useSignIns } from '../../queries/subscription.ts'
import { AccountFigures } from './AccountFigures.tsx'

export { texts } from '../../texts.ts'

/** The open accounts with their last sign-ins, below how many there are by month and organisation. */
export function AccountStatisticPage() {
  const search = useReadingSearch('accounts', { filters: useStateFilter() })
  const state = subscription.SIGN_IN_STATES.find((one) => one === search.chosen['state'])
  const answer = useSignIns({ ...search.paging, ...(state === undefined ? {} : { state }) })
  return (
    <ReadingPage
      texts="accounts"
      search={search}
      answer={answer}
      columns={useSignInColumns()}
      rowKey={({ id }) => id}
      summary={<AccountFigures />}
    />
  )
}

function useStateFilter() {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        name: 'state',
        kind: 'choice' as const,
        options: subscription.SIGN_IN_STATES.map((state) => ({
          value: state,
          label: formatMessage({ id: `accounts.state.${state}` }),
        })),
      },
    ],
    [formatMessage],
  )
}

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
          <span className="ui-muted">{formatMessage({ id: 'accounts.never' })}</span>
        ) : (
          <ShortTime text={formatTime(lastSignInAt, timezone)} />
        ),
    },
  ]
}
