import type { exports } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { isForbidden } from '@console/ui'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CountingNotes } from '../frame/CountingNotes.tsx'
import { toWire } from '../page-query/query-range.ts'
import { StatContext, toInquired, type Stat } from '../page-query/stat-context.ts'
import { StatFrame } from '../frame/StatFrame.tsx'
import { StatSkeleton } from '../frame/StatSkeleton.tsx'
import { UpdateTimes } from '../frame/UpdateTimes.tsx'
import { useStatTime } from '../queries/stat-time.ts'
import { useModules } from '../queries/modules.ts'
import { PeriodNote } from './PeriodNote.tsx'
import { ProjectContext } from './project-context.ts'
import type { Contractor, ProjectQuery, WorkQuery } from '../model/project-query.ts'
import { toSearch, type ProjectQueryState } from './use-project-query.ts'
import { PROJECT_SESSIONS, workSessions } from './work-sessions.ts'

export type ProjectExport = (wire: WorkQuery) => exports.ExportRequestInput

type ChosenProjectProps = Pick<ProjectQueryState, 'round' | 'show'> & {
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

/** What the parts of all pages of statistics read, with the contractor's business in the query. */
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
