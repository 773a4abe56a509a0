import { ExportButton, NoAccess } from '@console/domain-ui'
import { FullScreenButton, FullScreenPopups, useFullScreen } from '@console/domain-ui/full-screen'
import type { exports } from '@console/contracts'
import { isForbidden } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSinceText } from '../components/use-since-text.ts'
import { changesWithin } from '../model/source-changes.ts'
import type { StatModules } from '../model/stat-modules.ts'
import { useStatTime } from '../queries/stat-time.ts'
import { useModules } from '../queries/statistics.ts'
import { StatBand } from './StatBand.tsx'
import { StatContext, statOf, type Inquired, type Stat } from './stat-context.ts'
import styles from './StatPage.module.css'
import { StatSkeleton } from './StatSkeleton.tsx'
import { UpdateTimes } from './UpdateTimes.tsx'
import { useStatQuery } from './use-stat-query.ts'

type StatPageProps = {
  /** The page's name, in states that are about the whole page. */
  title: string
  /** What its export button starts; absent on a page without one. */
  exported?: (stat: Inquired & Pick<Stat, 'detail'>) => exports.ExportRequestInput
  /** What the file holds, where it is not what the page shows. */
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
  const { query, round, problems, ...state } = useStatQuery()
  const modules = useModules()
  const time = useStatTime()
  const counting = useCountingText(modules)
  const page = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(page)
  const [rangeProblem, setRangeProblem] = useState<string | null>(null)
  const stat = useMemo(
    () => (query === null || modules === null ? null : statOf({ query, round, modules })),
    [query, round, modules],
  )
  const { show, detail, setDetail } = state
  const shared = stat && { ...stat, show, detail, setDetail }
  if (isForbidden(time.error)) return <NoAccess page={title} />
  return (
    <FullScreenPopups page={page} isFull={fullScreen.isFull}>
      <div ref={page} className={styles['frame']}>
        {query !== null && (
          <StatBand
            query={query}
            onInquire={state.inquire}
            onReset={state.reset}
            onProblem={setRangeProblem}
            hasOrganisation={hasOrganisation}
          />
        )}
        <StatContext value={shared}>
          <div className={styles['page']}>
            <AddressNotice problems={problems} onClear={state.cleanAddress} />
            {fullScreen.isFull && <h1 className={styles['title']}>{title}</h1>}
            <div className={styles['head']}>
              <UpdateTimes />
              <span>{counting}</span>
              {stat !== null && <SourceChanges {...stat} />}
              <span className={styles['tools']}>
                <FullScreenButton fullScreen={fullScreen} />
                {stat !== null && exported !== undefined && (
                  <ExportButton
                    request={exported({ ...stat, detail: state.detail })}
                    label={exportLabel ?? formatMessage({ id: 'stat.export' })}
                    problem={rangeProblem ?? undefined}
                  />
                )}
                {stat !== null && ExportTool && <ExportTool problem={rangeProblem ?? undefined} />}
              </span>
            </div>
            {stat === null ? <StatSkeleton /> : children}
          </div>
        </StatContext>
      </div>
    </FullScreenPopups>
  )
}

/** Since when figures are counted by another source, where the days of the query are not all counted alike (decision 50). */
function SourceChanges({ wire, modules }: Pick<Inquired, 'wire' | 'modules'>) {
  const { sinceText } = useSinceText()
  return changesWithin(modules.changes, wire).map((change) => (
    <span key={`${change.id} ${change.since}`}>{sinceText(change)}</span>
  ))
}

/** When figures are counted, and what a valid call is. */
function useCountingText(modules: StatModules | null): string {
  const { formatMessage } = useIntl()
  if (modules === null) return ''
  const { validCall, validCallSeconds } = modules
  if (!validCall) return formatMessage({ id: 'stat.counted' })
  return validCallSeconds === null
    ? formatMessage({ id: 'stat.counted.label' })
    : formatMessage({ id: 'stat.counted.valid' }, { seconds: validCallSeconds })
}
