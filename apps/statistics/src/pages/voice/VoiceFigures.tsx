import { type DataOf, type exports, METRIC, SPAN_OFFSET, type stat } from '@console/contracts'
import { chartPart } from '@console/domain-ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { CurrentLines } from '../../components/CurrentLines.tsx'
import { detailPart } from '../../components/detail-part.ts'
import { DetailPanel } from '../../components/DetailPanel.tsx'
import { MetricChart } from '../../components/MetricChart.tsx'
import { joinQueries } from '../../components/part-query.ts'
import { RankCard } from '../../components/RankCard.tsx'
import { StatPage } from '../../frame/StatPage.tsx'
import { toMinutes } from '../../model/figure-text.ts'
import { type Stat, useStat } from '../../page-query/stat-context.ts'
import { useMetric } from '../../queries/statistics.ts'
import { VoiceCards } from './VoiceCards.tsx'
import styles from '../../components/ChartGrid.module.css'

const CallTable = detailPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-calls" */ '../../components/CallTable.tsx')).CallTable,
)

const LabelHits = chartPart(
  async () => (await import(/* webpackChunkName: "charts-voice" */ './LabelHits.tsx')).LabelHits,
)

/** Figures of calls (RPT-067 to RPT-072). */
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

type Answers = readonly DataOf<typeof stat.detail>[]

/** Calls and, with their module, the valid ones among them (RPT-069, RPT-Q36). */
function CallSeries() {
  const { formatMessage } = useIntl()
  const { wire, isSingleDay, modules } = useStat()
  const offset = isSingleDay ? SPAN_OFFSET : 0
  const calls = useMetric(METRIC.calls + offset, wire)
  const valid = useMetric(modules.validCall ? METRIC.validCalls + offset : null, wire)
  return (
    <ChartCard<Answers>
      title={formatMessage({ id: 'stat.voice.calls' })}
      query={joinQueries([calls, ...(modules.validCall ? [valid] : [])])}
      isEmpty={(answers) => answers.every(({ current }) => current.length === 0)}
    >
      {(answers) => <CallLines calls={answers[0]} valid={answers[1]} />}
    </ChartCard>
  )
}

type CallLinesProps = Readonly<Record<'calls' | 'valid', Answers[number] | undefined>>

function CallLines({ calls, valid }: CallLinesProps) {
  const { formatMessage } = useIntl()
  const lines = useMemo(() => {
    const drawn = [
      { id: 'stat.count.call', answer: calls },
      { id: 'stat.count.talk', answer: valid },
    ]
    return drawn.flatMap(({ id, answer }) =>
      answer === undefined ? [] : [{ name: formatMessage({ id }), points: answer.current }],
    )
  }, [calls, valid, formatMessage])
  return <CurrentLines title={formatMessage({ id: 'stat.voice.calls' })} lines={lines} />
}
