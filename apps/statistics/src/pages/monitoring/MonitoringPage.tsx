import type { exports } from '@console/contracts'
import { ExportButton } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import { toMonitorWire, type MonitorQuery } from '../../model/monitor-query.ts'
import { AlertListCard } from '../../monitor/AlertListCard.tsx'
import { AlertRankCard } from '../../monitor/AlertRankCard.tsx'
import { DashboardFrame } from '../../monitor/DashboardFrame.tsx'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { OnlineFigures } from '../../monitor/OnlineFigures.tsx'
import { TrackSection } from '../../monitor/TrackSection.tsx'
import chartStyles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

/** Everybody's activity: figures, tracks, alerts (MON-045). */
export function MonitoringPage() {
  const { formatMessage } = useIntl()
  return (
    <DashboardFrame title={formatMessage({ id: 'monitoring' })}>
      <OnlineFigures />
      <TrackSection tools={<TrackExport />} />
      <div className={chartStyles['charts']}>
        <AlertRankCard />
        <AlertListCard />
      </div>
    </DashboardFrame>
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
