import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useTrack } from '../queries/monitor.ts'
import { useMonitor } from './monitor-context.ts'
import { TrackTable } from './TrackTable.tsx'
import styles from './MonitorCard.module.css'

/** The status track under its title, with how many people it has (MON-031, MON-052). */
export function TrackSection({ tools }: { tools: ReactNode }) {
  const { formatMessage } = useIntl()
  const { wire, page } = useMonitor()
  const { data } = useTrack(wire, page)
  return (
    <section>
      <div className={styles['head']}>
        <h2>{formatMessage({ id: 'monitor.track' })}</h2>
        {data !== undefined && (
          <span className="ui-size-12 ui-faint">
            {formatMessage({ id: 'monitor.track.count' }, { count: data.total })}
          </span>
        )}
        <span className="ui-row ui-gap-8 ui-to-end">{tools}</span>
      </div>
      <TrackTable />
    </section>
  )
}
