import type { DataOf, sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { countText } from '@console/ui'
import { useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { timeProblem } from '../../model/time-problem.ts'
import { useSessions } from '../../queries/sessions.ts'
import { BackToProject } from './BackToProject.tsx'
import { sessionList, toTimes, toListQuery, type SessionFilters } from './session-list.search.ts'
import { SessionBand } from './SessionBand.tsx'
import { SessionCard } from './SessionCard.tsx'
import { useSessionColumns } from './use-session-columns.tsx'
import { useSessionStates } from './use-session-states.tsx'

/** Sessions by every parameter that links send (STAT-063, DSET-021, WORK-036, PROJ-033). */
export function SessionListPage() {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const list = useListSearch(sessionList)
  const { search, setSearch, filters } = list
  const { projectId } = filters
  const { beginTime, endTime } = toTimes(filters, timezone)
  const problem = timeProblem(beginTime, endTime)
  const sessions = useSessions(problem === null ? toListQuery(search, filters, timezone) : null)
  const columns = useSessionColumns(projectId)
  const { instead, states } = useSessionStates({ list, problem, query: sessions })
  // A page near this one is found from here; the other end of the list is its own beginning.
  const setPage = (page: number, fromEnd = false) => {
    const anchor = fromEnd === search.fromEnd ? (sessions.data?.anchor ?? null) : null
    setSearch({ page, fromEnd, anchor, anchorPage: anchor === null ? null : search.page })
  }
  const setPageSize = (size: number) =>
    setSearch({ size, page: 1, fromEnd: false, anchor: null, anchorPage: null })
  const renderCard = (session: sessionRecord.ListedSession) => (
    <SessionCard session={session} projectId={projectId} />
  )
  return (
    <WorkListPage
      title={formatMessage({ id: projectId === null ? 'sessions.title' : 'sessions.projectTitle' })}
      list={{ ...list, setPage, setPageSize }}
      query={sessions}
      toRowPage={toRowPage}
      band={renderBand}
      formatCount={({ total, isCapped = false }) =>
        formatMessage({ id: 'sessions.count' }, { text: countText(total, isCapped, locale), count: total })
      }
      tools={search.isChild !== null && <BackToProject projectId={projectId} />}
      columns={columns}
      rowKey={({ sessionId }) => sessionId}
      isCompact
      mobileCard={renderCard}
      instead={instead}
      states={states}
    />
  )
}

function renderBand(band: BandProps<SessionFilters>) {
  return <SessionBand {...band} />
}

function toRowPage(answer: DataOf<typeof sessionRecord.list>): RowPage<sessionRecord.ListedSession> {
  return { rows: answer.sessions, total: answer.total, isCapped: answer.totalIsCapped }
}
