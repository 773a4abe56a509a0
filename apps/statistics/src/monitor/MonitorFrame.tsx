import { NoAccess } from '@console/domain-ui'
import { BandLoading, isForbidden } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useMemo, useState, type ReactNode } from 'react'
import styles from '../frame/StatPage.module.css'
import { MonitorBand } from './MonitorBand.tsx'
import { MonitorContext, type Monitor } from './monitor-context.ts'
import { toMonitorWire, type MonitorQuery } from '../model/monitor-query.ts'
import { useMonitorQuery, type MonitorPageKind } from './use-monitor-query.ts'

type MonitorFrameProps = {
  /** The page's name, in states that are about the whole page. */
  title: string
  kind: MonitorPageKind
  /** Why the page's first call failed: it may be that the person may not see the page. */
  error?: Error | null
  /** Until it is known what may be requested, in the shape of what comes. */
  loading: ReactNode
  /** At the right end above the cards. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of every page of monitoring: the query, and below it the cards. */
export function MonitorFrame({ title, kind, error = null, loading, tools, children }: MonitorFrameProps) {
  const { query, round, problems, page, filters, ...state } = useMonitorQuery(kind)
  const [draft, setDraft] = useState<MonitorQuery | null>(null)
  const [rangeProblem, setRangeProblem] = useState<string | null>(null)
  const monitor = useMemo((): Monitor | null => {
    if (query === null) return null
    const form = { draft: draft ?? query, rangeProblem }
    const { setPage, setFilters, show } = state
    return { query, wire: toMonitorWire(query), round, ...form, page, setPage, filters, setFilters, show }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setters read the address when they are called
  }, [query, round, draft, rangeProblem, page, filters])
  if (isForbidden(error)) return <NoAccess page={title} />
  return (
    <>
      {query === null ? (
        <BandLoading />
      ) : (
        <MonitorBand
          query={query}
          lastDay={kind.lastDay}
          hasSeat={kind.hasSeat}
          onInquire={state.inquire}
          onReset={state.reset}
          onDraft={setDraft}
          onProblem={setRangeProblem}
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
                <span className={styles['tools']}>{tools}</span>
              </div>
            )}
            {children}
          </MonitorContext>
        )}
      </div>
    </>
  )
}
