import { METRIC, type exports } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ConversionCards } from '../../components/ConversionCards.tsx'
import { LevelChart } from '../../components/LevelChart.tsx'
import { MetricChart } from '../../components/MetricChart.tsx'
import { OnlineCards } from '../../components/OnlineCards.tsx'
import { RankCard } from '../../components/RankCard.tsx'
import { RuleRank } from '../../components/RuleRank.tsx'
import { SummaryCards } from '../../components/SummaryCards.tsx'
import { StatPage } from '../../frame/StatPage.tsx'
import { toMinutes } from '../../model/figure-text.ts'
import { useStat, type Inquired } from '../../page-query/stat-context.ts'
import { useQualityData } from '../../queries/quality.ts'
import styles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

/** The whole organisation (STAT-078). */
export function OverviewPage() {
  return <Overview variant="overview" />
}

/** A home begins with the calls of the day, and has the calls that the documents name for it (STAT-Q27). */
export function HomeOverviewPage() {
  return <Overview variant="home" />
}

type Variant = 'overview' | 'home'

function Overview({ variant }: { variant: Variant }) {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: `stat.${variant}` })} exported={toExport}>
      <OverviewParts variant={variant} />
    </StatPage>
  )
}

function toExport({ wire }: Inquired): exports.ExportRequestInput {
  return { kind: 'statTable', filter: { ...wire, type: 'overview' } }
}

const CARDS = 7

function OverviewParts({ variant }: { variant: Variant }) {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const violations = useQualityData(variant, wire)
  return (
    <>
      <SummaryCards count={CARDS}>
        {(summary) => (
          <>
            <OnlineCards summary={summary.orgSummary} />
            <ConversionCards summary={summary} />
          </>
        )}
      </SummaryCards>
      <div className={styles['charts']} {...(variant === 'home' && { 'data-lead': true })}>
        {variant === 'home' && (
          <MetricChart title={formatMessage({ id: 'stat.count.call' })} metric={METRIC.calls} />
        )}
        <MetricChart title={formatMessage({ id: 'stat.onlineUsers' })} metric={METRIC.onlineUsers} />
        <LevelChart title={formatMessage({ id: 'stat.violationsByLevel' })} query={violations} />
        <RankCard
          title={formatMessage({ id: 'stat.talkMinutes' })}
          rankType="talkTime"
          valueName={formatMessage({ id: 'stat.minutes' })}
          toValue={toMinutes}
        />
        <RuleRank title={formatMessage({ id: 'stat.rules' })} query={violations} />
      </div>
    </>
  )
}
