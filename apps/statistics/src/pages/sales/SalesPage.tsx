import type { exports, stat } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from '../../components/ChartGrid.module.css'
import { ConversionCards } from '../../components/ConversionCards.tsx'
import { detailPart } from '../../components/detail-part.tsx'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { RankCard } from '../../components/RankCard.tsx'
import { SummaryCards } from '../../components/SummaryCards.tsx'
import { useStat, type Stat } from '../../page-query/stat-context.ts'
import { StatPage } from '../../frame/StatPage.tsx'
import { toNarrowed } from '../../model/stat-query.ts'
import { toMinutes } from '../../model/figure-text.ts'
import { AverageCards } from './AverageCards.tsx'

const CallTable = detailPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-calls" */ '../../components/CallTable.tsx')).CallTable,
)

/** Calls and what came of them (STAT-097). */
export function SalesPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.sales' })} exported={toExport}>
      <SalesParts />
    </StatPage>
  )
}

/** The calls as the details show them. */
function toExport({ wire, detail }: Pick<Stat, 'wire' | 'detail'>): exports.ExportRequestInput {
  return { kind: 'statTable', filter: { ...wire, ...toNarrowed(detail), type: 'performance' } }
}

const CARDS = 10
const RANKS = [
  { rankType: 'callCnt', title: 'calls', needs: null },
  { rankType: 'talkCnt', title: 'talk', needs: 'validCall' },
  { rankType: 'saleCnt', title: 'sale', needs: 'price' },
  { rankType: 'orderCnt', title: 'order', needs: 'order' },
] as const satisfies readonly { rankType: stat.RankType; title: string; needs: stat.StatModule | null }[]

function SalesParts() {
  const { formatMessage } = useIntl()
  const { modules } = useStat()
  return (
    <>
      <SummaryCards label={formatMessage({ id: 'stat.figures' })} count={CARDS}>
        {(summary) => (
          <>
            <ConversionCards summary={summary} />
            <AverageCards summary={summary.orgSummary} />
          </>
        )}
      </SummaryCards>
      <div className={styles['charts']} data-even>
        {RANKS.filter(({ needs }) => needs === null || modules[needs]).map(({ rankType, title }) => (
          <RankCard
            key={rankType}
            title={formatMessage({ id: `stat.rank.${title}` })}
            rankType={rankType}
            valueName={formatMessage({ id: 'stat.number' })}
          />
        ))}
        <RankCard
          title={formatMessage({ id: 'stat.talkMinutes' })}
          rankType="talkTime"
          valueName={formatMessage({ id: 'stat.minutes' })}
          toValue={toMinutes}
        />
      </div>
      <DetailPanel title={formatMessage({ id: 'stat.sales.detail' })}>
        <CallTable />
      </DetailPanel>
    </>
  )
}
