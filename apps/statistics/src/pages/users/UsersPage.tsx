import { METRIC, type exports } from '@console/contracts'
import { useIntl } from 'react-intl'
import { detailPart } from '../../components/detail-part.ts'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { MetricChart } from '../../components/MetricChart.tsx'
import { OnlineCards } from '../../components/OnlineCards.tsx'
import { RankCard } from '../../components/RankCard.tsx'
import { SummaryCards } from '../../components/SummaryCards.tsx'
import { StatPage } from '../../frame/StatPage.tsx'
import { hoursText, toAxisHours, toHours } from '../../model/figure-text.ts'
import { hasCallModules } from '../../model/stat-modules.ts'
import type { Inquired } from '../../page-query/stat-context.ts'
import styles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

const UserTable = detailPart(
  async () => (await import(/* webpackChunkName: "on-demand-users" */ './UserTable.tsx')).UserTable,
)

/** People online and what each of them did (STAT-087). */
export function UsersPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.users' })} exported={toExport}>
      <UsersParts />
    </StatPage>
  )
}

/** Exports the table as shown: with calls, or without where no module of calls is on (STAT-094, STAT-096). */
function toExport({ wire, modules }: Inquired): exports.ExportRequestInput {
  return { kind: 'statTable', filter: { ...wire, type: hasCallModules(modules) ? 'user' : 'liteUser' } }
}

const CARDS = 2

function UsersParts() {
  const { formatMessage } = useIntl()
  return (
    <>
      <SummaryCards count={CARDS} isCompared={false}>
        {({ orgSummary }) => <OnlineCards summary={orgSummary} />}
      </SummaryCards>
      <div className={styles['charts']} data-lead>
        <MetricChart title={formatMessage({ id: 'stat.onlineUsers' })} metric={METRIC.onlineUsers} />
        <MetricChart
          title={formatMessage({ id: 'stat.averageOnline' })}
          metric={METRIC.onlineDuration}
          toValue={toAxisHours}
          formatValue={hoursText}
        />
        <RankCard
          title={formatMessage({ id: 'stat.onlineHours' })}
          rankType="onlineDuration"
          valueName={formatMessage({ id: 'stat.hours' })}
          toValue={toHours}
          decimals={2}
        />
      </div>
      <DetailPanel title={formatMessage({ id: 'stat.users.detail' })}>
        <UserTable />
      </DetailPanel>
    </>
  )
}
