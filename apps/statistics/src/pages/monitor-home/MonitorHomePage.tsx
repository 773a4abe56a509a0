import { links } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { today } from '@console/ui'
import { useIntl } from 'react-intl'
import { StatSkeleton } from '../../frame/StatSkeleton.tsx'
import { AlertListCard } from '../../monitor/AlertListCard.tsx'
import { AlertRankCard } from '../../monitor/AlertRankCard.tsx'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { dashboardLink } from '../../monitor/monitor-links.ts'
import { dashboardRange } from '../../monitor/monitor-range.ts'
import { MonitorFrame } from '../../monitor/MonitorFrame.tsx'
import { TrackSection } from '../../monitor/TrackSection.tsx'
import { useStatTime } from '../../queries/stat-time.ts'
import chartStyles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

/** People who were idle for too long, and what everybody did, at a glance (MON-028). */
export function MonitorHomePage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const day = today(timezone)
  // Requested as on the other pages of statistics; nothing of it is shown (MON-016).
  const time = useStatTime()
  return (
    <MonitorFrame
      title={formatMessage({ id: 'monitorHome' })}
      kind={{ defaultRange: dashboardRange(day), lastDay: day, hasSeat: true }}
      error={time.error}
      loading={<StatSkeleton />}
      tools={
        <a href={links.buildLinkAddress(links.download, { monitor: true })} target="_blank" rel="noopener">
          {formatMessage({ id: 'monitorHome.download' })}
        </a>
      }
    >
      <div className={chartStyles['charts']}>
        <AlertRankCard />
        <AlertListCard />
      </div>
      <TrackSection tools={<MoreLink />} />
    </MonitorFrame>
  )
}

function MoreLink() {
  const { formatMessage } = useIntl()
  const { query } = useMonitor()
  return <PageLink to={dashboardLink(query)}>{formatMessage({ id: 'monitorHome.more' })}</PageLink>
}
