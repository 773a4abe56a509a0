import { PageFailure } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { type DayRange, QueryBand } from '@console/ui'
import { Select } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../components/ChartCard.tsx'
import { StatFrame } from '../frame/StatFrame.tsx'
import { StatSkeleton } from '../frame/StatSkeleton.tsx'
import type { Contractor, ProjectQuery } from '../model/project-query.ts'
import { defaultRange } from '../page-query/query-range.ts'
import { type QueryFormProps, useQueryForm } from '../page-query/use-query-form.tsx'
import { useProjects } from '../queries/project-work.ts'
import { ChosenProject, type ProjectExport } from './ChosenProject.tsx'
import { listContractors, toContractorKey } from './contractors.ts'
import { lastDay, useProjectQuery } from './use-project-query.ts'
import styles from './ProjectPage.module.css'

type ProjectPageProps = {
  /** Name of the page, for states that concern the whole page. */
  title: string
  path: string
  exported: ProjectExport
  /** Titles of the page's parts, for their placeholders where nobody works for any project. */
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

/** All contractors whose figures the person may read; null until they are known. */
function useContractors() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { data, error, refetch } = useProjects()
  const contractors = useMemo(() => {
    if (data === undefined) return null
    const nameDuplicate = (part: { name: string; business: number }) =>
      formatMessage({ id: 'stat.project.double' }, part)
    return listContractors(data.records, { nameDuplicate, timezone })
  }, [data, timezone, formatMessage])
  return { contractors, error, refetch }
}

/** Placeholder of a part for which nothing was requested (RPT-028). */
function EmptyPart({ title }: { title: string }) {
  return (
    <ChartCard title={title} query={NOTHING} isEmpty={() => true}>
      {() => null}
    </ChartCard>
  )
}

const NOTHING = { data: null, error: null, isPending: false, refetch: () => {} }

/** Without a contractor where nobody works for any project. */
type Draft = { contractor: Contractor | null; range: DayRange }

type ProjectBandProps = Omit<QueryFormProps<Draft>, 'onInquire'> & {
  contractors: readonly Contractor[]
  onInquire: (query: ProjectQuery) => void
}

/** Contractor and range of days (RPT-016, RPT-017). */
function ProjectBand({ contractors, onInquire, ...props }: ProjectBandProps) {
  const { timezone } = useHost()
  const { draft, change, band, days } = useQueryForm(
    {
      ...props,
      onInquire: ({ contractor, range }) => {
        if (contractor !== null) onInquire({ contractor, range })
      },
    },
    ({ contractor }) => ({ lastDay: lastDay(contractor, timezone), zone: contractor?.zone ?? timezone }),
  )
  return (
    <QueryBand {...band} canInquire={band.canInquire && draft.contractor !== null}>
      <ContractorSelect
        contractors={contractors}
        value={draft.contractor}
        onChange={(contractor) => change({ contractor })}
      />
      {days}
    </QueryBand>
  )
}

type ContractorSelectProps = {
  contractors: readonly Contractor[]
  /** Null where there is none to choose. */
  value: Contractor | null
  onChange: (contractor: Contractor) => void
}

/** One contractor at a time, below the projects that they work for (RPT-016, RPT-Q8). */
function ContractorSelect({ contractors, value, onChange }: ContractorSelectProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'stat.project.contractor' })
  const projects = new Map(contractors.map(({ projectId, projectName }) => [projectId, projectName]))
  return (
    <Select<string>
      className={styles['select'] ?? ''}
      prefix={<span className={styles['label']}>{label}</span>}
      aria-label={label}
      placeholder={formatMessage({ id: 'stat.project.none' })}
      value={value === null ? null : toContractorKey(value)}
      options={[...projects].map(([project, name]) => ({
        label: name,
        title: name,
        options: contractors
          .filter(({ projectId }) => projectId === project)
          .map((part) => ({ value: toContractorKey(part), label: part.name })),
      }))}
      // The name of one's own company says little: the project is in sight as well.
      labelRender={() => (value === null ? null : `${value.projectName} · ${value.name}`)}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={(key) => {
        const chosen = contractors.find((part) => toContractorKey(part) === key)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}
