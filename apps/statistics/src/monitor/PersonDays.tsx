import { useHost } from '@console/sub-app'
import { toWireDay } from '@console/ui'
import { DayTrack, useMinute } from '@console/ui/day-track'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useTrackStatuses } from '../components/use-track-statuses.ts'
import { durationText } from '../model/figure-text.ts'
import { personLanes } from '../model/person-lanes.ts'
import { segmentsOf } from '../model/track-segments.ts'
import type { PersonTrack } from '../queries/monitor.ts'
import { useMonitor } from './monitor-context.ts'
import styles from './TrackTable.module.css'

export type PersonDaysProps = { person: PersonTrack }

/** Of a day; what the schedule expects is known of the whole range only (MON-Q28). */
const FIGURES = ['work', 'scheduled', 'online', 'break', 'idle', 'leave'] as const

/** px; more days are scrolled. */
const MAX_HEIGHT = 400
/** px */
const FIGURES_WIDTH = 432

/** Each day of one person with its figures and what happened in it, around the clock (MON-054, MON-055). */
export function PersonDays({ person }: PersonDaysProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { query } = useMonitor()
  const now = useMinute()
  const { range } = query
  const lanes = useMemo(() => {
    const segments = segmentsOf(person.events, { range, zone: timezone, now })
    const time = { range, zone: timezone, segments, shifts: [], marks: [], gaps: [] }
    const days = new Set(person.dailyTrackList.map(({ day }) => day))
    return personLanes(time, (day) => day).filter(({ id }) => days.has(toWireDay(id)))
  }, [person, range, timezone, now])
  return (
    <DayTrack
      title={formatMessage({ id: 'monitor.track.days' }, { name: person.userName })}
      lanes={lanes}
      statuses={useTrackStatuses()}
      zone={timezone}
      now={now}
      height={MAX_HEIGHT}
      endWidth={FIGURES_WIDTH}
      endHead={
        <span className={styles['dayFigures']}>
          {FIGURES.map((figure) => (
            <span key={figure}>{formatMessage({ id: `monitor.track.${figure}` })}</span>
          ))}
        </span>
      }
      renderEnd={({ id }) => {
        const day = person.dailyTrackList.find(({ day: wireDay }) => wireDay === toWireDay(id))
        const text = (figure: (typeof FIGURES)[number]) =>
          day === undefined || figure === 'scheduled' ? '-' : durationText(day[`${figure}Duration`])
        return (
          <span className={styles['dayFigures']}>
            {FIGURES.map((figure) => (
              <span key={figure} title={formatMessage({ id: `monitor.track.${figure}` })}>
                {text(figure)}
              </span>
            ))}
          </span>
        )
      }}
    />
  )
}
