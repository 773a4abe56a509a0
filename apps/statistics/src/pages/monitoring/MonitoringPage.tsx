import type { exports } from '@console/contracts'
import { ExportButton } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { today } from '@console/ui'
import { useIntl } from 'react-intl'
import { StatSkeleton } from '../../frame/StatSkeleton.tsx'
import { toMonitorWire, type MonitorQuery } from '../../model/monitor-query.ts'
import { AlertListCard } from '../../monitor/AlertListCard.tsx'
import { AlertRankCard } from '../../monitor/AlertRankCard.tsx'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { dashboardRange } from '../../monitor/monitor-range.ts'
import { MonitorFrame } from '../../monitor/MonitorFrame.tsx'
import { TrackSection } from '../../monitor/TrackSection.tsx'
import { useStatTime } from '../../queries/stat-time.ts'
import { OnlineFigures } from './OnlineFigures.tsx'
import chartStyles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

/** Everybody's activity: figures, tracks, alerts (MON-045). */
export function MonitoringPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const day = today(timezone)
  // Requested as on the other pages of statistics; nothing of it is shown (MON-016).
  const time = useStatTime()
  return (
    <MonitorFrame
      title={formatMessage({ id: 'monitoring' })}
      kind={{ defaultRange: dashboardRange(day), lastDay: day, hasSeat: true }}
      error={time.error}
      loading={<StatSkeleton />}
    >
      <OnlineFigures />
      <TrackSection tools={<TrackExport />} />
      <div className={chartStyles['charts']}>
        <AlertRankCard />
        <AlertListCard />
      </div>
    </MonitorFrame>
  )
}

/** Export of everybody, or of the person chosen; refused while the form has no days (MON-023, MON-024). */
function TrackExport() {
  const { formatMessage } = useIntl()
  const { query, rangeProblem } = useMonitor()
  return (
    <ExportButton
      request={toExport(query)}
      label={formatMessage({ id: 'stat.export' })}
      problem={rangeProblem ?? undefined}
    />
  )
}

function toExport(query: MonitorQuery): exports.ExportRequestInput {
  return {
    kind: 'statusTrack',
    filter: { ...toMonitorWire(query), type: query.seat === null ? 'whole' : 'person' },
  }
}
