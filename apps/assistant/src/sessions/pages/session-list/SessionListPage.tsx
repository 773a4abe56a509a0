import type { DataOf, sessionRecord } from '@console/contracts'
import {
  LabelSelect,
  OptionSelect,
  RuleSelect,
  SessionBusinessSelect,
  SessionOrganizationsSelect,
  SessionPeopleSelect,
} from '@console/domain-ui'
import { useListSlots } from '@console/domain-ui/slots'
import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, countText, formatTime, Icon, LevelCounts, QueryBand } from '@console/ui'
import { type BandProps, type RowPage, useBandDraft, useListSearch } from '@console/ui/list-page'
import { durationText } from '@console/ui/time'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.tsx'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { consolePaths } from '../../../base/paths.ts'
import { toListedRecord } from '../../model/session-records.ts'
import { timeProblem } from '../../model/time-problem.ts'
import { useSessions } from '../../queries/sessions.ts'
import {
  type SessionFilters,
  sessionList,
  toDayRange,
  toListQuery,
  toTimes,
  withBusiness,
  withRange,
} from './session-list.search.ts'
import { type ProjectChoice, useProjectChoice } from './use-project-choice.ts'
import { seatText, sessionAddress, SessionLink, useSessionColumns } from './use-session-columns.tsx'
import { useSessionStates } from './use-session-states.tsx'
import styles from './SessionListPage.module.css'

export { texts } from './texts.ts'

const NONE: sessionRecord.ListedSession[] = []

/** Real-time, manual, found afterwards (VIOL-005). */
const SOURCES = [0, 1, 2] as const

/** Sessions by every parameter that links send (STAT-063, DSET-021, WORK-036, PROJ-033). */
export function SessionListPage() {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const list = useListSearch(sessionList)
  const { search, setSearch } = list
  const { choice, filters, isWithoutProject } = useProjectChoice(list.filters)
  const { projectId } = filters
  const hasChosen = choice === null || (projectId !== null && !choice.isLoading)
  const { beginTime, endTime } = toTimes(filters, timezone)
  const problem = timeProblem(beginTime, endTime)
  const sessions = useSessions(problem === null && hasChosen ? toListQuery(search, filters, timezone) : null)
  const renderBand = (band: BandProps<SessionFilters>) => <SessionBand {...band} choice={choice} />
  const columns = useSessionColumns({ projectId, bizId: filters.bizId, contractors: choice?.contractors })
  const slots = useListSlots({
    target: 'session',
    rows: sessions.data?.sessions ?? NONE,
    toRecord: toListedRecord,
  })
  const { instead, states } = useSessionStates({
    list: { ...list, filters },
    problem,
    query: sessions,
    isWithoutProject,
  })
  // Nearby pages are found from this page's anchor; the other end of the list needs none.
  const setPage = (page: number, fromEnd = false) => {
    const anchor = fromEnd === search.fromEnd ? (sessions.data?.anchor ?? null) : null
    setSearch({ page, fromEnd, anchor, anchorPage: anchor === null ? null : search.page })
  }
  const setPageSize = (size: number) =>
    setSearch({ size, page: 1, fromEnd: false, anchor: null, anchorPage: null })
  const renderCard = (session: sessionRecord.ListedSession) =>
    slots.withCard(session, <SessionCard session={session} projectId={projectId} />)
  return (
    <WorkListPage
      title={formatMessage({
        id: projectId === null && choice === null ? 'sessions.title' : 'sessions.projectTitle',
      })}
      list={{ ...list, filters, setPage, setPageSize }}
      query={sessions}
      toRowPage={toRowPage}
      band={renderBand}
      formatCount={({ total, isCapped = false }) =>
        formatMessage({ id: 'sessions.count' }, { text: countText(total, isCapped, locale), count: total })
      }
      tools={search.isChild !== null && <BackToProject projectId={projectId} />}
      columns={slots.withColumns(columns)}
      rowKey={({ sessionId }) => sessionId}
      isCompact
      mobileCard={renderCard}
      instead={instead}
      states={states}
    />
  )
}

function toRowPage(answer: DataOf<typeof sessionRecord.list>): RowPage<sessionRecord.ListedSession> {
  return { rows: answer.sessions, total: answer.total, isCapped: answer.totalIsCapped }
}

/** A link to the project of the sessions, or to all projects without one in the address (PROJ-034). */
function BackToProject({ projectId }: { projectId: number | null }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return (
    <Button
      className={styles['back'] ?? ''}
      icon={<Icon name="left" />}
      onClick={() =>
        services.navigate(projectId === null ? consolePaths.projects : consolePaths.project(projectId))
      }
    >
      {formatMessage({ id: 'sessions.back' })}
    </Button>
  )
}

type SessionCardProps = { session: sessionRecord.ListedSession; projectId: number | null }

/** A row on a phone. */
function SessionCard({ session, projectId }: SessionCardProps) {
  const { timezone } = useHost()
  const { sessionId, startedAt, businessName, customer, talkSeconds, violations } = session
  return (
    <div className="ui-stack ui-gap-6 ui-pad-12-16">
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <strong>{seatText(session)}</strong>
        <span className="ui-nowrap ui-muted">{formatTime(startedAt, timezone)}</span>
      </span>
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <span>{businessName}</span>
        <span>{talkSeconds === 0 ? '-' : durationText(talkSeconds)}</span>
      </span>
      {violations.some((count) => count > 0) && <LevelCounts counts={violations} />}
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <SessionLink sessionId={sessionId} to={sessionAddress(sessionId, projectId)} />
        <span>{customer}</span>
      </span>
    </div>
  )
}

/** The filters of the list, as links set them; nothing is requested before Inquire. */
function SessionBand({ choice, ...props }: BandProps<SessionFilters> & { choice: ProjectChoice | null }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft, edit, band } = useBandDraft(props)
  const range = toDayRange(draft, timezone)
  const { beginTime, endTime } = toTimes(draft, timezone)
  const problem = timeProblem(beginTime, endTime)
  const setBusiness = (bizId: number | null) => setDraft(withBusiness(draft, bizId))
  return (
    <QueryBand {...band} canInquire={problem === null}>
      <BandRangePicker
        label={formatMessage({ id: 'sessions.time' })}
        value={range}
        zone={timezone}
        onChange={(days) => setDraft(withRange(draft, days, timezone))}
        error={
          problem === null ? undefined : formatMessage({ id: `sessions.${problem}` }, { max: MAX_RANGE_DAYS })
        }
      />
      {/* Each filter is a child of the band, which folds away those that have no room. */}
      {choice === null ? (
        <SessionBusinessSelect
          businessTypeId={draft.bizId}
          label={formatMessage({ id: 'sessions.business' })}
          value={draft.bizId}
          onChange={setBusiness}
          width={184}
        />
      ) : (
        <OptionSelect
          label={formatMessage({ id: 'sessions.filter.projectId' })}
          list={{ ...choice, options: toOptions(choice.projects) }}
          value={draft.projectId}
          onChange={(projectId) => setDraft({ ...withBusiness(draft, null), projectId })}
          width={240}
        />
      )}
      {choice === null ? (
        <SessionOrganizationsSelect
          businessTypeId={draft.bizId}
          label={formatMessage({ id: 'sessions.organization' })}
          value={draft.orgIds}
          onChange={(orgIds) => edit({ orgIds })}
          width={208}
        />
      ) : (
        <OptionSelect
          label={formatMessage({ id: 'sessions.contractor' })}
          list={{ ...choice, options: toOptions(choice.contractors) }}
          value={draft.bizId}
          onChange={setBusiness}
          width={208}
        />
      )}
      <SessionPeopleSelect
        label={formatMessage({ id: 'sessions.seat' })}
        value={draft.userIds}
        onChange={(userIds) => edit({ userIds, userName: null })}
        width={208}
      />
      <RuleSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.rule' })}
        value={draft.ruleId}
        onChange={(ruleId) => edit({ ruleId })}
        width={168}
      />
      <LabelSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.label' })}
        value={draft.labelId}
        onChange={(labelId) => edit({ labelId })}
        width={152}
      />
      <SourceSelect value={draft.source} onChange={(source) => edit({ source })} />
    </QueryBand>
  )
}

function toOptions(named: readonly { id: number; name: string }[]) {
  return named.map(({ id, name }) => ({ value: id, label: name }))
}

type SourceSelectProps = { value: number | null; onChange: (source: number | null) => void }

function SourceSelect(props: SourceSelectProps) {
  const { formatMessage } = useIntl()
  return (
    <BandSelect<number>
      {...props}
      label={formatMessage({ id: 'sessions.source' })}
      options={SOURCES.map((source) => ({
        value: source,
        label: formatMessage({ id: `sessions.source.${source}` }),
      }))}
      width={208}
    />
  )
}
