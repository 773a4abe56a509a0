import { METRIC } from '@console/contracts'
import { useIntl } from 'react-intl'
import { detailPart } from '../../components/detail-part.ts'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { MetricChart } from '../../components/MetricChart.tsx'
import { RankCard } from '../../components/RankCard.tsx'
import { StatPage } from '../../frame/StatPage.tsx'
import { SeatUse } from './SeatUse.tsx'
import styles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

const UseTable = detailPart(
  async () => (await import(/* webpackChunkName: "on-demand-uses" */ './UseTable.tsx')).UseTable,
)

/** Shows how seats use their digital twins (TWIN-001). */
export function TwinPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.twin' })}>
      <SeatUse />
      <div className={styles['charts']}>
        <MetricChart title={formatMessage({ id: 'stat.twin.uses' })} metric={METRIC.twinUses} />
        <RankCard
          title={formatMessage({ id: 'stat.twin.rank' })}
          peopleTitle={formatMessage({ id: 'stat.twin.rank.people' })}
          rankType={`${METRIC.twinUses}`}
          valueName={formatMessage({ id: 'stat.times' })}
          opensPeople={false}
        />
      </div>
      <DetailPanel title={formatMessage({ id: 'stat.twin.detail' })}>
        <UseTable />
      </DetailPanel>
    </StatPage>
  )
}
