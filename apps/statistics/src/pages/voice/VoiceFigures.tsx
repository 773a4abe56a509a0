import { chartPart } from '@console/domain-ui'
import { METRIC, type exports } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from '../../components/ChartGrid.module.css'
import { detailPart } from '../../components/detail-part.tsx'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { MetricChart } from '../../components/MetricChart.tsx'
import { RankCard } from '../../components/RankCard.tsx'
import type { Stat } from '../../page-query/stat-context.ts'
import { StatPage } from '../../frame/StatPage.tsx'
import { toMinutes } from '../../model/figure-text.ts'
import { CallSeries } from './CallSeries.tsx'
import { VoiceCards } from './VoiceCards.tsx'

const CallTable = detailPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-calls" */ '../../components/CallTable.tsx')).CallTable,
)

const LabelHits = chartPart(
  async () => (await import(/* webpackChunkName: "charts-voice" */ './LabelHits.tsx')).LabelHits,
)

/** What is counted of calls (RPT-067 to RPT-072). */
export function VoiceFigures() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.voice' })} exported={toExport}>
      <VoiceCards />
      <div className={styles['charts']} data-even>
        <CallSeries />
        <MetricChart
          title={formatMessage({ id: 'stat.talkMinutes' })}
          metric={METRIC.talkTime}
          toValue={toMinutes}
        />
        <RankCard
          title={formatMessage({ id: 'stat.voice.rank' })}
          peopleTitle={formatMessage({ id: 'stat.voice.rank.people' })}
          rankType="talkTime"
          valueName={formatMessage({ id: 'stat.minutes' })}
          toValue={toMinutes}
        />
        <LabelHits />
      </div>
      <DetailPanel title={formatMessage({ id: 'stat.sales.detail' })}>
        <CallTable />
      </DetailPanel>
    </StatPage>
  )
}

/** The series of the page (RPT-Q35, R41). */
function toExport({ wire }: Pick<Stat, 'wire'>): exports.ExportRequestInput {
  return { kind: 'statTable', filter: { ...wire, type: 'voice' } }
}
