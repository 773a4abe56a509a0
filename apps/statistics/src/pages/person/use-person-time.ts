import { stat, type DataOf, type monitor } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { addDays, formatDay, type DayRange } from '@console/ui'
import type { DayTrackGap, DayTrackMark } from '@console/ui/day-track'
import { toServerTime } from '@console/ui/server-time'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Deviation } from '../../model/deviations.ts'
import type { Shift } from '../../model/person-lanes.ts'
import { toTrackSegments, type TrackSegment } from '../../model/track-segments.ts'
import {
  useDeviations,
  usePersonAlerts,
  usePersonEdits,
  usePersonEvents,
  usePersonShifts,
  type PersonQuery,
} from '../../queries/person-day.ts'
import { useReasonText } from './use-reason-text.ts'

const NONE: readonly never[] = []

type EventsAnswer = Pick<ReturnType<typeof usePersonEvents>, 'data' | 'dataUpdatedAt'>

/**
 * Statuses of a person from their events; redrawn once a minute where the range has today (MON-Q11), and up to the moment
 * of the answer, which may have events of the present minute.
 */
export function useSegments(
  { data, dataUpdatedAt }: EventsAnswer,
  range: DayRange,
  minute: number,
): readonly TrackSegment[] {
  const { timezone: zone } = useHost()
  const events = data?.events
  const now = Math.max(minute, Math.floor(toServerTime(dataUpdatedAt) / 1000))
  // A past range is the same at every minute.
  const moment = formatDay(now, zone) > range[1] ? LAST_SECOND : now
  const [from, to] = range
  return useMemo(
    () => (events === undefined ? NONE : toTrackSegments(events, { range: [from, to], zone, now: moment })),
    [events, from, to, zone, moment],
  )
}

/** The last one that a formatter writes with four digits of the year. */
const LAST_SECOND = 253_402_300_799

/** Everything that the page draws of a person, besides the figures. */
export function usePersonTime(query: PersonQuery, range: DayRange, now: number) {
  const { timezone } = useHost()
  const events = usePersonEvents(query)
  const alerts = usePersonAlerts(query)
  const shifts = usePersonShifts(query)
  const deviations = useDeviations(query)
  const edits = usePersonEdits(query.userId, editRange(range, formatDay(now, timezone)))
  const segments = useSegments(events, range, now)
  const alertList = alerts.data?.userInactiveAlertList ?? NONE
  const deviationList: readonly Deviation[] = deviations.data?.deviationList ?? NONE
  const marks = useMarks(alertList, edits.data?.items ?? NONE)
  const own = shifts.data?.userScheduleList.find(({ userId }) => userId === query.userId)
  const planned: readonly Shift[] = own?.detail ?? NONE
  const gaps = useGaps(deviationList, segments)
  // While the shifts are unknown, the text about deviations says nothing of them.
  const isPlanned = shifts.data === undefined || planned.length > 0
  return { events, alerts, deviations, segments, marks, planned, isPlanned, gaps }
}

/** Corrections of a day are made on it or later; the call takes as many days as a query of statistics. */
function editRange([from]: DayRange, last: string): DayRange {
  const end = addDays(from, stat.MAX_RANGE_DAYS)
  return [from, last < from ? from : end < last ? end : last]
}

type Alerts = DataOf<typeof monitor.alerts>['userInactiveAlertList']
type Edits = DataOf<typeof monitor.editHistory>['items']

function useMarks(alerts: Alerts | readonly never[], edits: Edits | readonly never[]): DayTrackMark[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      ...alerts.map(({ inActiveAlertAt }): DayTrackMark => ({
        at: inActiveAlertAt,
        kind: 'alert',
        text: formatMessage({ id: 'person.alert' }),
      })),
      ...edits.map(({ newEvt, creatorName, reason }): DayTrackMark => ({
        at: newEvt.startTime,
        kind: 'correction',
        text: formatMessage({ id: 'person.corrected' }, { who: creatorName, reason }),
      })),
    ],
    [alerts, edits, formatMessage],
  )
}

function useGaps(deviations: readonly Deviation[], segments: readonly TrackSegment[]): DayTrackGap[] {
  const textOf = useReasonText()
  return useMemo(
    () =>
      deviations.map((deviation) => ({
        begin: deviation.begin,
        end: deviation.end,
        text: textOf(deviation, segments),
      })),
    [deviations, segments, textOf],
  )
}
