import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { twinSession } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'

/** Sessions in which seats used their digital twins. */
export function TwinSessionsPage() {
  const { client, timezone } = useHost()
  const business = useNamedBusiness()
  const search = useReadingSearch()
  const answer = useQuery({
    ...callQuery(client, twinSession.sessions, { query: { ...business, ...search.days, ...search.paging } }),
    placeholderData: keepPreviousData,
  })
  return (
    <ReadingPage<twinSession.TwinSession>
      texts="twin.session"
      search={search}
      hasRange
      answer={answer}
      rowKey={({ sessionId }) => sessionId}
      columns={[
        { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
        { key: 'customer', render: ({ customer }) => customer ?? '-' },
        { key: 'people', render: ({ userNames }) => userNames.join(', ') },
        { key: 'products', render: ({ productNames }) => productNames.join(', ') },
        { key: 'uses', render: ({ uses }) => uses, isNumber: true },
        { key: 'first', render: ({ firstUsedAt }) => formatTime(firstUsedAt, timezone), isQuiet: true },
        { key: 'last', render: ({ lastUsedAt }) => formatTime(lastUsedAt, timezone), isQuiet: true },
      ]}
    />
  )
}
