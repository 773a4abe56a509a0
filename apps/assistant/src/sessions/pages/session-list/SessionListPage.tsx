import { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { countText, DataTable, type Paging } from '@console/ui'
import { useIntl } from 'react-intl'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { PageRefusal, isRefused } from '../../../base/components/PageRefusal.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { timeProblem } from '../../model/time-problem.ts'
import { useSessions } from '../../queries/sessions.ts'
import { toListQuery, timesOf } from './session-list.search.ts'
import { BackToProject } from './BackToProject.tsx'
import { SessionBand } from './SessionBand.tsx'
import { SessionCard } from './SessionCard.tsx'
import styles from './SessionListPage.module.css'
import { SessionListState } from './SessionListState.tsx'
import { useSessionColumns } from './use-session-columns.tsx'
import { useSessionSearch } from './use-session-search.ts'

/** Sessions by every parameter that links send (STAT-063, DSET-021, WORK-036, PROJ-033). */
export function SessionListPage() {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const { search, malformed, isChild, setFilters, setPlace, reset } = useSessionSearch()
  const { filters, page, fromEnd } = search
  const { beginTime, endTime } = timesOf(filters, timezone)
  const problem = timeProblem(beginTime, endTime)
  const sessions = useSessions(problem === null ? toListQuery(search, timezone) : null)
  const columns = useSessionColumns(filters.projectId)
  const title = formatMessage({ id: filters.projectId === null ? 'sessions.title' : 'sessions.projectTitle' })
  if (isRefused(sessions.error)) return <PageRefusal title={title} />
  const { data: answer } = sessions
  const rows = answer?.sessions ?? []
  const isReady = answer !== undefined || sessions.isError || problem !== null
  const cardOf = (session: sessionRecord.ListedSession) => (
    <SessionCard session={session} projectId={filters.projectId} />
  )
  const paging: Paging = {
    page,
    fromEnd,
    pageSize: sessionRecord.SESSION_PAGE_SIZE,
    total: answer?.total ?? 0,
    isCapped: answer?.totalIsCapped ?? false,
  }
  // A nearby page is found from this one; the last page is found from the end.
  const goTo = (next: number, nextFromEnd: boolean) => {
    const isSameWay = nextFromEnd === fromEnd
    const anchor = isSameWay ? (answer?.anchor ?? null) : null
    setPlace({ page: next, fromEnd: nextFromEnd, anchor, anchorPage: anchor === null ? null : page })
  }
  return (
    <WorkPage title={title}>
      {isChild && <BackToProject projectId={filters.projectId} />}
      <MalformedNote names={malformed} />
      <SessionBand
        applied={filters}
        isBusy={sessions.isFetching}
        onInquire={(next) => {
          if (JSON.stringify(next) === JSON.stringify(filters) && page === 1) void sessions.refetch()
          else setFilters(next)
        }}
        onReset={reset}
      />
      <div className={styles['count']} role="status">
        {answer !== undefined &&
          formatMessage(
            { id: 'sessions.count' },
            { text: countText(answer.total, answer.totalIsCapped, locale), count: answer.total },
          )}
      </div>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ sessionId }) => sessionId}
        isLoading={!isReady}
        isRefreshing={sessions.isPlaceholderData}
        {...(isReady && rows.length === 0
          ? {
              state: (
                <SessionListState
                  filters={filters}
                  problem={problem}
                  sessions={sessions}
                  onFilters={setFilters}
                  onFirstPage={() => setFilters(filters)}
                  onReset={reset}
                />
              ),
            }
          : {})}
        paging={paging}
        onPage={goTo}
        mobileCard={cardOf}
      />
    </WorkPage>
  )
}
