import type { twinSession } from '@console/contracts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { useTwinSessions } from '../../queries/twin-sessions.ts'
import { useTwinSessionColumns } from './use-twin-session-columns.tsx'

/** Sessions in which seats used their digital twins. */
export function TwinSessionsPage() {
  const business = useNamedBusiness()
  const search = useReadingSearch()
  const answer = useTwinSessions({ ...business, ...search.days, ...search.paging })
  return (
    <ReadingPage<twinSession.TwinSession>
      texts="twin.session"
      search={search}
      hasRange
      answer={answer}
      rowKey={({ sessionId }) => sessionId}
      columns={useTwinSessionColumns()}
    />
  )
}
