import { METRIC, SPAN_OFFSET, type DataOf, type stat } from '@console/contracts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { CurrentLines } from '../../components/CurrentLines.tsx'
import { joinQueries } from '../../components/join-queries.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useMetric } from '../../queries/statistics.ts'

type Answers = readonly DataOf<typeof stat.detail>[]

/** Calls and, with their module, the valid ones among them (RPT-069, RPT-Q36). */
export function CallSeries() {
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
