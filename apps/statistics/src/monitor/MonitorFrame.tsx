import { NoAccess } from '@console/domain-ui'
import { isForbidden } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useMemo, useState, type ReactNode } from 'react'
import styles from '../frame/StatPage.module.css'
import { useStatTime } from '../queries/statistics.ts'
import { MonitorBand } from './MonitorBand.tsx'
import { MonitorContext, type Monitor } from './monitor-context.ts'
import { toMonitorWire, type MonitorQuery } from './monitor-search.ts'
import { useMonitorQuery, type MonitorPageKind } from './use-monitor-query.ts'

/** What the form has at this moment, inquired or not. */
export type MonitorDraft = {
  query: MonitorQuery
  /** Why its days cannot be requested; null where they can. */
  problem: string | null
}

type MonitorFrameProps = {
  /** The page's name, in states that are about the whole page. */
  title: string
  kind: MonitorPageKind
  /** Until it is known what may be requested, in the shape of what comes. */
  loading: ReactNode
  /** At the right end above the cards. */
  tools?: (monitor: Monitor, draft: MonitorDraft) => ReactNode
  children: ReactNode
}

/**
 * The frame of every page of monitoring: the query, and below it the cards. When the figures were counted is requested as on
 * the other pages of statistics, and not shown (MON-016).
 */
export function MonitorFrame({ title, kind, loading, tools, children }: MonitorFrameProps) {
  const { query, round, problems, page, setPage, ...state } = useMonitorQuery(kind)
  const time = useStatTime()
  const [draft, setDraft] = useState<MonitorDraft | null>(null)
  const monitor = useMemo(
    () => (query === null ? null : { query, wire: toMonitorWire(query), round, page, setPage }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- setting the page does the same in every render
    [query, round, page],
  )
  if (isForbidden(time.error)) return <NoAccess page={title} />
  return (
    <>
      {query !== null && (
        <MonitorBand
          query={query}
          lastDay={kind.lastDay}
          hasSeat={kind.hasSeat}
          onInquire={state.inquire}
          onReset={state.reset}
          onDraft={(next, problem) => setDraft({ query: next, problem })}
        />
      )}
      <div className={styles['page']}>
        <AddressNotice problems={problems} onClear={state.cleanAddress} />
        {monitor === null ? (
          loading
        ) : (
          <MonitorContext value={monitor}>
            {tools !== undefined && (
              <div className={styles['head']}>
                <span className={styles['tools']}>{tools(monitor, draft ?? { query: monitor.query, problem: null })}</span>
              </div>
            )}
            {children}
          </MonitorContext>
        )}
      </div>
    </>
  )
}
