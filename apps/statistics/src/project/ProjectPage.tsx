import { PageFailure } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { useMemo, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../components/ChartCard.tsx'
import { defaultRange } from '../page-query/query-range.ts'
import { StatFrame } from '../frame/StatFrame.tsx'
import { StatSkeleton } from '../frame/StatSkeleton.tsx'
import { useProjects } from '../queries/project-work.ts'
import { ChosenProject, type ProjectExport } from './ChosenProject.tsx'
import { listContractors } from './contractors.ts'
import { ProjectBand } from './ProjectBand.tsx'
import { useProjectQuery } from './use-project-query.ts'

type ProjectPageProps = {
  /** The page's name, in states that are about the whole page. */
  title: string
  path: string
  exported: ProjectExport
  /** Titles of its parts: their placeholders where nobody works for any project. */
  parts: readonly string[]
  children: ReactNode
}

/** The frame of the pages of projects: one contractor's work in a range of days, and below it the page (RPT-016). */
export function ProjectPage({ title, path, exported, parts, children }: ProjectPageProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { contractors, error, refetch } = useContractors()
  const state = useProjectQuery(contractors)
  const [rangeProblem, setRangeProblem] = useState<string | null>(null)
  const { query } = state
  if (contractors === null && error !== null) {
    const failed = formatMessage({ id: 'stat.project.failed' })
    return <PageFailure error={error} title={failed} page={title} onRetry={() => void refetch()} />
  }
  const frame = {
    title,
    band: contractors !== null && (
      <ProjectBand
        contractors={contractors}
        query={query ?? { contractor: null, range: defaultRange(timezone) }}
        onInquire={state.inquire}
        onReset={state.reset}
        onProblem={setRangeProblem}
      />
    ),
    problems: state.problems,
    onClear: state.cleanAddress,
  }
  if (contractors !== null && query !== null) {
    return (
      <ChosenProject
        frame={frame}
        query={query}
        contractors={contractors}
        path={path}
        exported={exported}
        rangeProblem={rangeProblem}
        round={state.round}
        show={state.show}
      >
        {children}
      </ChosenProject>
    )
  }
  return (
    <StatFrame
      {...frame}
      notes={contractors !== null && <span>{formatMessage({ id: 'stat.project.none.text' })}</span>}
      tools={null}
    >
      {contractors === null ? <StatSkeleton /> : parts.map((part) => <EmptyPart key={part} title={part} />)}
    </StatFrame>
  )
}

/** All that the person may read figures of; null until they are known. */
function useContractors() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { data, error, refetch } = useProjects()
  const contractors = useMemo(() => {
    if (data === undefined) return null
    const nameDouble = (part: { name: string; business: number }) =>
      formatMessage({ id: 'stat.project.double' }, part)
    return listContractors(data.records, { nameDouble, timezone })
  }, [data, timezone, formatMessage])
  return { contractors, error, refetch }
}

/** What nothing was requested for (RPT-028). */
function EmptyPart({ title }: { title: string }) {
  return (
    <ChartCard title={title} query={NOTHING} isEmpty={() => true}>
      {() => null}
    </ChartCard>
  )
}

const NOTHING = { data: null, error: null, isPending: false, refetch: () => {} }
