import type { exports } from '@console/contracts'
import { ExportButton } from '@console/domain-ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { FigureCard } from '../../components/FigureCard.tsx'
import { FigureCardList } from '../../components/FigureCardList.tsx'
import { toMonitorWire, type MonitorQuery } from '../../model/monitor-query.ts'
import { AlertListCard } from '../../monitor/AlertListCard.tsx'
import { AlertRankCard } from '../../monitor/AlertRankCard.tsx'
import { DashboardFrame } from '../../monitor/DashboardFrame.tsx'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { TrackSection } from '../../monitor/TrackSection.tsx'
import { useTrack } from '../../queries/monitor.ts'
import chartStyles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

const CARDS = 3

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

/**
 * Figures of all people of the query, however many pages they have; the answer of the track has them (MON-049 to MON-051).
 */
function OnlineFigures() {
  const { formatNumber } = useIntl()
  const { wire, page } = useMonitor()
  return (
    <FigureCardList
      labelId="monitor.figures"
      failedId="monitor.figures.failed"
      query={useTrack(wire, page)}
      count={CARDS}
    >
      {({ totalOnlineUserCnt, totalOnlineDuration, avgOnlineDuration }) =>
        [
          { name: 'onlineUsers', text: formatNumber(totalOnlineUserCnt) },
          { name: 'totalOnline', text: durationText(totalOnlineDuration) },
          { name: 'averageOnline', text: durationText(avgOnlineDuration) },
        ].map(({ name, text }) => <FigureCard key={name} labelId={`monitor.${name}`} text={text} />)
      }
    </FigureCardList>
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
