import type { exports } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { isForbidden, QueryBand } from '@console/ui'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { StatQuery } from '../model/stat-query.ts'
import { type Inquired, type Stat, StatContext, toInquired } from '../page-query/stat-context.ts'
import { useQueryFields } from '../page-query/use-query-fields.tsx'
import { type QueryFormProps, useQueryForm } from '../page-query/use-query-form.tsx'
import { useStatQuery } from '../page-query/use-stat-query.ts'
import { useModules } from '../queries/modules.ts'
import { useStatTime } from '../queries/stat-config.ts'
import { CountingNotes } from './CountingNotes.tsx'
import { StatFrame } from './StatFrame.tsx'
import { StatSkeleton } from './StatSkeleton.tsx'
import { UpdateTimes } from './UpdateTimes.tsx'

type StatPageProps = {
  /** The page's name, in states that are about the whole page. */
  title: string
  /** Export that its button starts; absent on a page without one. */
  exported?: (stat: Inquired & Pick<Stat, 'detail'>) => exports.ExportRequestInput
  /** Content of the file, where it is not what the page shows. */
  exportLabel?: string
  /** The export of a page whose file needs more than the query; `problem` says why its days cannot be exported. */
  ExportTool?: ComponentType<{ problem: string | undefined }>
  hasOrganisation?: boolean
  children: ReactNode
}

/** The frame of every page of statistics: the query, how old the figures are, the export, and below them the page. */
export function StatPage(props: StatPageProps) {
  const { title, exported, exportLabel, ExportTool, hasOrganisation = true, children } = props
  const { formatMessage } = useIntl()
  const { timezone: zone } = useHost()
  const { query, round, problems, ...state } = useStatQuery()
  const modules = useModules()
  const time = useStatTime()
  const [rangeProblem, setRangeProblem] = useState<string | null>(null)
  const stat = useMemo(
    () => (query === null || modules === null ? null : toInquired({ query, round, modules, zone })),
    [query, round, modules, zone],
  )
  const { show, detail, setDetail } = state
  const problem = rangeProblem ?? undefined
  if (isForbidden(time.error)) return <NoAccess page={title} />
  return (
    <StatContext value={stat && { ...stat, show, detail, setDetail }}>
      <StatFrame
        title={title}
        band={
          query !== null && (
            <StatBand
              query={query}
              onInquire={state.inquire}
              onReset={state.reset}
              onProblem={setRangeProblem}
              hasOrganisation={hasOrganisation}
            />
          )
        }
        problems={problems}
        onClear={state.cleanAddress}
        notes={
          <>
            <UpdateTimes />
            <CountingNotes modules={modules} days={stat?.wire ?? null} />
          </>
        }
        tools={
          stat !== null && (
            <>
              {exported !== undefined && (
                <ExportButton
                  request={exported({ ...stat, detail })}
                  label={exportLabel ?? formatMessage({ id: 'stat.export' })}
                  problem={problem}
                />
              )}
              {ExportTool && <ExportTool problem={problem} />}
            </>
          )
        }
      >
        {stat === null ? <StatSkeleton /> : children}
      </StatFrame>
    </StatContext>
  )
}

type StatBandProps = QueryFormProps<StatQuery> & {
  /** False where nothing on the page has an organisation. */
  hasOrganisation?: boolean
}

/** Business, organisation and range of days (STAT-007). */
function StatBand({ hasOrganisation = true, ...props }: StatBandProps) {
  const { draft, change, band, days } = useQueryForm(props)
  const { business, organisation } = useQueryFields(draft, change)
  return (
    <QueryBand {...band}>
      {business}
      {hasOrganisation && organisation}
      {days}
    </QueryBand>
  )
}
