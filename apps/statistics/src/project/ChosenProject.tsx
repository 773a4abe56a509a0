import { type exports, links, type projectStat } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { dayRangeToUnix, formatTime, isForbidden } from '@console/ui'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { sessionsLink } from '../components/stat-links.ts'
import { CountingNotes } from '../frame/CountingNotes.tsx'
import { StatFrame } from '../frame/StatFrame.tsx'
import { StatSkeleton } from '../frame/StatSkeleton.tsx'
import { UpdateTimes } from '../frame/UpdateTimes.tsx'
import type { Contractor, ProjectQuery, WorkQuery } from '../model/project-query.ts'
import { toWire } from '../page-query/query-range.ts'
import { type SessionsPart, type Stat, StatContext, toInquired } from '../page-query/stat-context.ts'
import type { PageQueryState } from '../page-query/use-page-query.ts'
import { useModules } from '../queries/modules.ts'
import { useWorkSummary } from '../queries/project-work.ts'
import { useStatTime } from '../queries/stat-config.ts'
import { ProjectContext, useProjectWork } from './project-context.ts'
import { toSearch } from './use-project-query.ts'

/** Length of a formatted time without its seconds. */
const MINUTE = 16

/** The host's frame with the sessions of a project (PROJ-027). */
const PROJECT_SESSIONS = '/console/project/session'

export type ProjectExport = (wire: WorkQuery) => exports.ExportRequestInput

type ChosenProjectProps = Pick<PageQueryState<ProjectQuery>, 'round' | 'show'> & {
  frame: Pick<ComponentProps<typeof StatFrame>, 'title' | 'band' | 'problems' | 'onClear'>
  query: ProjectQuery
  contractors: readonly Contractor[]
  path: string
  exported: ProjectExport
  /** Why the days in the form cannot be exported. */
  rangeProblem: string | null
  children: ReactNode
}

/** A page of projects whose contractor is known: from here on figures are requested (RPT-028). */
export function ChosenProject(props: ChosenProjectProps) {
  const { frame, query, exported, rangeProblem, children } = props
  const { formatMessage } = useIntl()
  const modules = useModules()
  const time = useStatTime()
  const work = useWork(props)
  const stat = useWorkStat(props, modules)
  if (isForbidden(time.error)) return <NoAccess page={frame.title} />
  return (
    <ProjectContext value={work}>
      <StatFrame
        {...frame}
        notes={
          <>
            <UpdateTimes />
            {query.contractor.isOwn ? (
              <CountingNotes modules={modules} days={work.wire} />
            ) : (
              <span>{formatMessage({ id: 'stat.project.counted' })}</span>
            )}
            <ZoneNote zone={query.contractor.zone} />
            <PeriodNote />
          </>
        }
        tools={
          <ExportButton
            request={exported(work.wire)}
            label={formatMessage({ id: 'stat.export' })}
            problem={rangeProblem ?? undefined}
          />
        }
      >
        {stat === null ? <StatSkeleton /> : <StatContext value={stat}>{children}</StatContext>}
      </StatFrame>
    </ProjectContext>
  )
}

/** The zone of the days and times, where it is not the viewer's. */
function ZoneNote({ zone }: { zone: string }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  if (zone === timezone) return null
  return <span role="note">{formatMessage({ id: 'stat.project.zone' }, { zone })}</span>
}

function useWork({ query, contractors, path }: ChosenProjectProps) {
  return useMemo(() => {
    const { contractor, range } = query
    const { projectId, bizTypeId } = contractor
    const { beginDay, endDay } = toWire({ business: null, organisation: null, range })
    return {
      contractor,
      range,
      wire: { beginDay, endDay, bizTypeId, projectId },
      contractors: contractors.filter((other) => other.projectId === projectId),
      addressOf: (other: Contractor) => {
        const values = Object.entries(toSearch({ contractor: other, range }))
        return `${path}?${new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString()}`
      },
    }
  }, [query, contractors, path])
}

/** Context that the parts of all pages of statistics read, with the contractor's business in the query. */
function useWorkStat(
  { query, round, show }: ChosenProjectProps,
  modules: ReturnType<typeof useModules>,
): Stat | null {
  const { services } = useHost()
  const canOpenProject = services.canOpen(PROJECT_SESSIONS)
  const { contractor, range } = query
  return useMemo(() => {
    if (modules === null) return null
    const common = { business: contractor.bizTypeId, organisation: null, range }
    return {
      ...toInquired({ query: common, round, modules, zone: contractor.zone }),
      show: (next) => show({ contractor, range: next.range }),
      workSessions: (part) => workSessions({ query, canOpenProject, part }),
      // No page of projects has a panel of details.
      detail: { shows: 'none', person: null },
      setDetail: () => {},
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` reads the address when it is called
  }, [query, round, modules, canOpenProject])
}

type Sessions = { query: ProjectQuery; canOpenProject: boolean; part: SessionsPart }

/**
 * Address of the sessions of a contractor's work: those of the viewer's company are among its sessions, those of another
 * company on the page of the project's sessions. Null where the person may not open them.
 */
function workSessions({ query, canOpenProject, part }: Sessions): string | null {
  const { contractor, range } = query
  const { projectId, bizTypeId, isOwn, zone } = contractor
  const own = sessionsLink({ business: bizTypeId, organisation: null, range }, zone, part)
  if (isOwn) return own
  if (!canOpenProject) return null
  const { begin, end } = part.moment ?? dayRangeToUnix(range, zone)
  const filters = links.buildLinkAddress(links.sessions, {
    beginTime: begin,
    endTime: end,
    bizId: bizTypeId,
    userId: part.user === undefined ? null : [part.user],
  })
  return `${PROJECT_SESSIONS}?projectId=${projectId}&isChild=true&${filters.split('?')[1] ?? ''}`
}

/** Notes for a contractor who did not work for the project in all of the days: from when on and until when figures count. */
function PeriodNote() {
  const { formatMessage } = useIntl()
  const { wire, range, contractor } = useProjectWork()
  const { zone } = contractor
  const { data } = useWorkSummary(wire)
  const days = dayRangeToUnix(range, zone)
  const notes = toPeriodNotes(data?.periods ?? [], days)
  const time = (seconds: number) => formatTime(seconds, zone).slice(0, MINUTE)
  return notes.map(({ kind, at }) => (
    <span key={`${kind} ${at}`} role="note">
      {formatMessage({ id: `stat.project.${kind}` }, { time: time(at) })}
    </span>
  ))
}

type Days = { begin: number; end: number }

type Note = { kind: 'from' | 'until' | 'before' | 'after'; at: number }

/** Each of several periods has its own notes. */
function toPeriodNotes(periods: readonly projectStat.WorkPeriod[], { begin, end }: Days): Note[] {
  const within = periods.filter(({ from, until }) => from <= end && (until === null || until > begin))
  if (within.length === 0) {
    const [first] = periods
    const last = periods.findLast(({ until }) => until !== null && until <= begin)
    if (last?.until != null) return [{ kind: 'after', at: last.until }]
    return first === undefined ? [] : [{ kind: 'before', at: first.from }]
  }
  return within.flatMap(({ from, until }): Note[] => [
    ...(from > begin ? [{ kind: 'from' as const, at: from }] : []),
    ...(until !== null && until <= end ? [{ kind: 'until' as const, at: until }] : []),
  ])
}
