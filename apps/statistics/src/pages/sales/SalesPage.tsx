import type { exports, stat } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ConversionCards } from '../../components/ConversionCards.tsx'
import { detailPart } from '../../components/detail-part.ts'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { FigureCard } from '../../components/FigureCard.tsx'
import { RankCard } from '../../components/RankCard.tsx'
import { SummaryCards } from '../../components/SummaryCards.tsx'
import { StatPage } from '../../frame/StatPage.tsx'
import { toMinutes } from '../../model/figure-text.ts'
import { toNarrowed } from '../../model/stat-query.ts'
import { type Stat, useStat } from '../../page-query/stat-context.ts'
import styles from '../../components/ChartGrid.module.css'

export { texts } from './texts.ts'

const DECIMALS = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const

const SECONDS_A_MINUTE = 60

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
      <SummaryCards count={CARDS}>
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

/** The average of a user for each count that the platform answers, with three decimals (STAT-048, STAT-073, STAT-098). */
function AverageCards({ summary }: { summary: stat.OrgSummary }) {
  const { formatMessage, formatNumber } = useIntl()
  const { modules } = useStat()
  const averages = [
    { id: 'call', value: summary.avgUserCallCnt, isShown: true },
    { id: 'talk', value: summary.avgUserTalkCnt, isShown: modules.validCall },
    { id: 'sale', value: summary.avgUserSaleCnt, isShown: modules.price },
    { id: 'order', value: summary.avgUserOrderCnt, isShown: modules.order },
    { id: 'talkTime', value: inMinutes(summary.avgUserTalkTime), isShown: true },
  ]
  return averages.map(
    ({ id, value, isShown }) =>
      isShown &&
      value !== undefined && (
        <FigureCard
          key={id}
          labelId={`stat.average.${id}`}
          note={formatMessage({ id: 'stat.average.note' })}
          text={<QuietDecimals text={formatNumber(value, DECIMALS)} />}
        />
      ),
  )
}

/** Three decimals are required; the first of them is what is compared. */
const QUIET_DIGITS = 2

function QuietDecimals({ text }: { text: string }) {
  return (
    <>
      {text.slice(0, -QUIET_DIGITS)}
      <span className="ui-regular ui-faint">{text.slice(-QUIET_DIGITS)}</span>
    </>
  )
}

function inMinutes(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds / SECONDS_A_MINUTE
}
