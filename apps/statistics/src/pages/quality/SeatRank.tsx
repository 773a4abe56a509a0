import { Segmented } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ChartCard } from '../../components/ChartCard.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import { useSeatRank, type Seat, type SeatRanking } from '../../queries/violations.ts'
import { SeatBars } from './SeatBars.tsx'

const RANKINGS: readonly SeatRanking[] = ['total', 'level', 'cover']

/** Seats by their violations: all of them, by level, or by whether they were covered (QUAL-011 to QUAL-018). */
export function SeatRank() {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const [ranking, setRanking] = useState<SeatRanking>('total')
  const title = formatMessage({ id: 'stat.quality.seats' })
  const query = useSeatRank(ranking, wire)
  const head = (
    <Segmented
      size="small"
      name="seat-ranking"
      aria-label={formatMessage({ id: 'stat.quality.seats.by' })}
      value={ranking}
      options={RANKINGS.map((value) => ({
        value,
        label: formatMessage({ id: `stat.quality.seats.${value}` }),
      }))}
      onChange={setRanking}
    />
  )
  return (
    <ChartCard<{ rankingData: readonly Seat[] }>
      title={title}
      query={query}
      head={head}
      isEmpty={({ rankingData }) => rankingData.length === 0}
      showsRefusal
    >
      {({ rankingData }) => <SeatBars title={title} head={head} ranking={ranking} seats={rankingData} />}
    </ChartCard>
  )
}
