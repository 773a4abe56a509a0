import { METRIC, quotient, type DataOf, type Quotient, type stat } from '@console/contracts'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { FigureCard } from '../../components/FigureCard.tsx'
import { FigureCardList } from '../../components/FigureCardList.tsx'
import { joinQueries } from '../../components/part-query.ts'
import { textOrDash } from '../../model/figure-text.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useMetric } from '../../queries/statistics.ts'

/** Sums of the days; valid calls only with their module (RPT-068, RPT-Q35). */
export function VoiceCards() {
  const { wire, modules } = useStat()
  const calls = useMetric(METRIC.calls, wire)
  const talkTime = useMetric(METRIC.talkTime, wire)
  const valid = useMetric(modules.validCall ? METRIC.validCalls : null, wire)
  const query = joinQueries([calls, talkTime, ...(modules.validCall ? [valid] : [])])
  return (
    <FigureCardList query={query} count={modules.validCall ? 4 : 3}>
      {(answers) => <Sums answers={answers} />}
    </FigureCardList>
  )
}

type Answer = DataOf<typeof stat.detail>

function Sums({ answers }: { answers: readonly Answer[] }) {
  const { formatNumber } = useIntl()
  const [callCount = 0, talkSeconds = 0, validCount] = answers.map(sumValues)
  const average = averageTalk(answers[1]?.current ?? [])
  return (
    <>
      <FigureCard labelId="stat.count.call" text={formatNumber(callCount)} />
      {validCount !== undefined && <FigureCard labelId="stat.count.talk" text={formatNumber(validCount)} />}
      <FigureCard labelId="stat.voice.talkTime" text={durationText(talkSeconds)} />
      <FigureCard labelId="stat.voice.average" text={textOrDash(average, durationText)} />
    </>
  )
}

function sumValues({ current }: Answer): number {
  return current.reduce((sum, { value }) => sum + value, 0)
}

/** The talk time of answered calls by these calls, of all days; null where a platform does not say the two. */
function averageTalk(points: Answer['current']): number | null {
  const sums: Quotient = { part: 0, whole: 0 }
  for (const { tag1, tag2 } of points) {
    if (tag1 === undefined || tag2 === undefined) return null
    sums.part += tag1
    sums.whole += tag2
  }
  return quotient(sums)
}
