import type { DataOf, subscription } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

type Statistic = subscription.AccountStatistic
type SignIn = DataOf<typeof subscription.signIns>['records'][number]

export const MONTH_COLUMNS: readonly RecordColumn<Statistic['months'][number]>[] = [
  { key: 'month', render: ({ month }) => month },
  { key: 'opened', render: ({ opened }) => opened, isNumber: true },
  { key: 'closed', render: ({ closed }) => closed, isNumber: true },
  { key: 'openAtEnd', render: ({ openAtEnd }) => openAtEnd, isNumber: true },
]

export const ORGANIZATION_COLUMNS: readonly RecordColumn<Statistic['organizations'][number]>[] = [
  { key: 'organization', render: ({ name }) => name },
  { key: 'open', render: ({ open }) => open, isNumber: true },
  { key: 'closed', render: ({ closed }) => closed, isNumber: true },
  { key: 'neverSignedIn', render: ({ neverSignedIn }) => neverSignedIn, isNumber: true },
]

export function useSignInColumns(): RecordColumn<SignIn>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
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
  ]
}
