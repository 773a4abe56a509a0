import { links } from '@console/contracts'
import { HomeSlots } from '@console/domain-ui/slots'
import { PageLink } from '@console/sub-app/page-link'
import { useIntl } from 'react-intl'
import { AlertListCard } from '../../monitor/AlertListCard.tsx'
import { AlertRankCard } from '../../monitor/AlertRankCard.tsx'
import { DashboardFrame } from '../../monitor/DashboardFrame.tsx'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { dashboardLink } from '../../monitor/monitor-links.ts'
import { TrackSection } from '../../monitor/TrackSection.tsx'
import chartStyles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

/** People who were idle for too long, and what everybody did, at a glance (MON-028). */
export function MonitorHomePage() {
  const { formatMessage } = useIntl()
  return (
    <DashboardFrame title={formatMessage({ id: 'monitorHome' })}>
      <div className={chartStyles['charts']}>
        <AlertRankCard />
        <AlertListCard />
      </div>
      <TrackSection tools={<TrackLinks />} />
      <HomeSlots home="monitoring" />
    </DashboardFrame>
  )
}

/** The client that reports the tracks, and the page that shows all of them. */
function TrackLinks() {
  const { formatMessage } = useIntl()
  const { query } = useMonitor()
  return (
    <span className="ui-inline-row ui-gap-16 ui-size-13">
      <a href={links.buildLinkAddress(links.download, { monitor: true })} target="_blank" rel="noopener">
        {formatMessage({ id: 'monitorHome.download' })}
      </a>
      <PageLink to={dashboardLink(query)}>{formatMessage({ id: 'monitorHome.more' })}</PageLink>
    </span>
  )
}
