import { HOUR_SECONDS } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { DayRange } from '@console/ui'
import type { DayTrackLane } from '@console/ui/day-track'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { personLanes, type PersonTime } from '../../model/person-lanes.ts'
import type { TrackSegment } from '../../model/track-segments.ts'

type Lanes = {
  range: DayRange
  name: string
  time: Pick<PersonTime, 'segments' | 'marks' | 'gaps'> & { planned: PersonTime['shifts'] }
  other: { name: string; segments: readonly TrackSegment[] } | null
}

const NOTHING = { shifts: [], marks: [], gaps: [] } as const
const DAY_HOURS = 24

/** The lanes of the person's days, each followed by that of a compared person. */
export function usePersonLanes({ range: [from, to], name, time, other }: Lanes): readonly DayTrackLane[] {
  const { formatDate, formatMessage } = useIntl()
  const { timezone: zone } = useHost()
  const { segments, marks, gaps, planned } = time
  return useMemo(() => {
    const range: DayRange = [from, to]
    // Calendar days know no zones.
    const dayName = (day: string) =>
      `${formatDate(`${day}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })} ${day}`
    const own = personLanes({ range, zone, segments, shifts: planned, marks, gaps }, dayName).map((lane) => {
      const hours = (lane.end - lane.begin) / HOUR_SECONDS
      return hours === DAY_HOURS
        ? lane
        : { ...lane, label: `${lane.label}, ${formatMessage({ id: 'person.dayLength' }, { hours })}` }
    })
    if (other === null) return own
    const theirs = personLanes({ range, zone, segments: other.segments, ...NOTHING }, () => other.name)
    return own.flatMap((lane, index) => {
      const second = theirs[index]
      const first = { ...lane, label: `${lane.label}, ${name}` }
      return second === undefined ? [first] : [first, { ...second, id: comparedId(second.id) }]
    })
  }, [from, to, zone, segments, planned, marks, gaps, other, name, formatDate, formatMessage])
}

const COMPARED = 'compared '

const comparedId = (day: string): string => `${COMPARED}${day}`

export const isCompared = ({ id }: DayTrackLane): boolean => id.startsWith(COMPARED)

/** `YYYY-MM-DD` */
export const dayOfLane = ({ id }: DayTrackLane): string => id.replace(COMPARED, '')
