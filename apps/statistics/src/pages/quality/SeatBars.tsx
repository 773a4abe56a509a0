import { useHost } from '@console/sub-app'
import { LEVELS } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { RankBars } from '../../components/RankBars.tsx'
import { LEVEL_COLOURS } from '../../components/LevelChart.tsx'
import { CHART_HEIGHT } from '../../components/MetricChart.tsx'
import { sessionsLink } from '../../components/stat-links.ts'
import { useStat } from '../../page-query/stat-context.ts'
import type { Seat, SeatRanking } from '../../queries/violations.ts'

type SeatBarsProps = { title: string; head: ReactNode; ranking: SeatRanking; seats: readonly Seat[] }

/** A bar a seat, which opens its sessions where its id is known (QUAL-017). */
export function SeatBars({ title, head, ranking, seats }: SeatBarsProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const { query } = useStat()
  const parts = useParts(ranking)

  function openSessions({ key }: { key: number | string }) {
    if (typeof key === 'number') services.openLink(sessionsLink(query, timezone, { user: key }))
  }

  return (
    <RankBars
      title={title}
      categoryName={formatMessage({ id: 'stat.seat' })}
      valueName={formatMessage({ id: 'stat.violations' })}
      noteName={formatMessage({ id: 'stat.organisation' })}
      items={seats.map((seat, index) => ({
        key: seat.seatId ?? `${seat.seatName} ${index}`,
        name: seat.seatName,
        note: seat.orgName,
        value: seat.violationCount,
        ...(ranking !== 'total' && { parts: toPartCounts(seat) }),
      }))}
      {...(parts && { parts })}
      head={head}
      height={CHART_HEIGHT}
      {...(seats.some(({ seatId }) => seatId !== undefined) && { onChoose: openSessions })}
    />
  )
}

const COVERS = [
  { id: 'done', colour: 'var(--online)' },
  { id: 'open', colour: 'var(--waiting)' },
  { id: 'needless', colour: 'var(--text-3)' },
] as const

/** What bars are made of: levels from tip to severe, or whether violations were covered. */
function useParts(ranking: SeatRanking) {
  const { formatMessage } = useIntl()
  if (ranking === 'total') return null
  return ranking === 'cover'
    ? COVERS.map(({ id, colour }) => ({ name: formatMessage({ id: `stat.quality.${id}` }), colour }))
    : LEVELS.toReversed().map((level) => ({
        name: formatMessage({ id: `ui.level.${level}` }),
        colour: LEVEL_COLOURS[level],
      }))
}

/** In the order of `useParts`. */
function toPartCounts(seat: Seat): readonly number[] {
  if ('anaphoraNum' in seat) return [seat.anaphoraNum, seat.unAnaphoraNum, seat.notNeedAnaphoraNum]
  if (!('violationLevelCount0' in seat)) return []
  return [
    seat.violationLevelCount0,
    seat.violationLevelCount1,
    seat.violationLevelCount2,
    seat.violationLevelCount3,
  ]
}
