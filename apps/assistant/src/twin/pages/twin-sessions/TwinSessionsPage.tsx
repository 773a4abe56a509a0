import type { twinSession } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { useTwinSessions } from '../../queries/twin-sessions.ts'

export { texts } from '../../texts.ts'

/** Sessions in which seats used their digital twins. */
export function TwinSessionsPage() {
  const business = useNamedBusiness()
  const search = useReadingSearch('twin.session', { hasRange: true })
  const answer = useTwinSessions({ ...business, ...search.days, ...search.paging })
  return (
    <ReadingPage<twinSession.TwinSession>
      texts="twin.session"
      search={search}
      answer={answer}
      rowKey={({ sessionId }) => sessionId}
      columns={useTwinSessionColumns()}
    />
  )
}

function useTwinSessionColumns(): RecordColumn<twinSession.TwinSession>[] {
  const { timezone } = useHost()
  return [
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'customer', render: ({ customer }) => customer ?? '-' },
    { key: 'people', render: ({ userNames }) => userNames.join(', ') },
    { key: 'products', render: ({ productNames }) => productNames.join(', ') },
    { key: 'uses', render: ({ uses }) => uses, isNumber: true },
    {
      key: 'first',
      render: ({ firstUsedAt }) => <ShortTime text={formatTime(firstUsedAt, timezone)} />,
      isQuiet: true,
    },
    {
      key: 'last',
      render: ({ firstUsedAt, lastUsedAt }) =>
        lastUsedAt === firstUsedAt ? '-' : <ShortTime text={formatTime(lastUsedAt, timezone)} />,
      isQuiet: true,
    },
  ]
}
