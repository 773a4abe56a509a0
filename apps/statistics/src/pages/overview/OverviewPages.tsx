import type { exports, stat } from '@console/contracts'
import { METRIC } from '@console/contracts'
import { useIntl } from 'react-intl'
import { FigureCard } from '../../components/FigureCard.tsx'
import { LevelChart } from '../../components/LevelChart.tsx'
import { MetricChart } from '../../components/MetricChart.tsx'
import { OnlineCards } from '../../components/OnlineCards.tsx'
import { RankCard } from '../../components/RankCard.tsx'
import { RuleRank } from '../../components/RuleRank.tsx'
import { SummaryCards } from '../../components/SummaryCards.tsx'
import { useStat, type Stat } from '../../frame/stat-context.ts'
import { StatPage } from '../../frame/StatPage.tsx'
import { toMinutes } from '../../model/figure-text.ts'
import { useQualityData } from '../../queries/statistics.ts'
import styles from '../../components/ChartGrid.module.css'
import { countFigures } from './summary-figures.ts'

/** The whole organisation (STAT-078). */
export function OverviewPage() {
  return <Overview variant="overview" />
}

/** The same as a home, with the calls that the documents name for it (STAT-Q27). */
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

function toExport({ wire }: Stat): exports.ExportRequestInput {
  return { kind: 'statTable', filter: { ...wire, type: 'overview' } }
}

const CARDS = 7

function OverviewParts({ variant }: { variant: Variant }) {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const violations = useQualityData(variant, wire)
  return (
    <>
      <SummaryCards label={formatMessage({ id: 'stat.figures' })} count={CARDS}>
        {(summary) => <OverviewCards summary={summary} />}
      </SummaryCards>
      <div className={styles['charts']}>
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

function OverviewCards({ summary }: { summary: stat.OrgSummary }) {
  const { formatMessage, formatNumber } = useIntl()
  const { modules } = useStat()
  const text = (id: string) => formatMessage({ id })
  return (
    <>
      <OnlineCards summary={summary} />
      {countFigures(summary, modules).map(({ id, rate, ...compared }) => (
        <FigureCard
          key={id}
          label={text(`stat.count.${id}`)}
          note={text(`stat.count.${id}.note`)}
          text={formatNumber(compared.now)}
          compared={compared}
          {...(rate === null
            ? {}
            : {
                rate: {
                  name: text(`stat.rate.${id}`),
                  value: rate.now,
                  before: rate.before,
                  formula: text(`stat.rate.${id}.formula`),
                },
              })}
        />
      ))}
    </>
  )
}
