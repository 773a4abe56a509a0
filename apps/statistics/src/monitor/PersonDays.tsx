import { useHost } from '@console/sub-app'
import { toWireDay, useIsMobile } from '@console/ui'
import { DayTrack, useMinute } from '@console/ui/day-track'
import { durationText } from '@console/ui/time'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useTrackStatuses } from '../components/use-track-statuses.ts'
import { personLanes } from '../model/person-lanes.ts'
import { toTrackSegments } from '../model/track-segments.ts'
import type { PersonTrack } from '../queries/monitor.ts'
import { useMonitor } from './monitor-context.ts'
import styles from './TrackTable.module.css'

export type PersonDaysProps = { person: PersonTrack }

/** Figures of a day; the time that the schedule expects exists for the whole range only (MON-Q28). */
const FIGURES = ['work', 'planned', 'online', 'break', 'idle', 'leave'] as const

/** px; more days are scrolled. */
const MAX_HEIGHT = 400
/** px */
const FIGURES_WIDTH = 420
const PHONE_LABEL_WIDTH = 84

/** Each day of one person with its figures and what happened in it, around the clock (MON-054, MON-055). */
export function PersonDays({ person }: PersonDaysProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { range } = useMonitor().query
  const isMobile = useIsMobile()
  const now = useMinute()
  const lanes = useMemo(() => {
    const segments = toTrackSegments(person.events, { range, zone: timezone, now })
    const time = { range, zone: timezone, segments, shifts: [], marks: [], gaps: [] }
    const days = new Set(person.dailyTrackList.map(({ day }) => day))
    return personLanes(time, (day) => day).filter(({ id }) => days.has(toWireDay(id)))
  }, [person, range, timezone, now])
  const days = new Map(person.dailyTrackList.map((day) => [day.day, day]))
  const track = {
    title: formatMessage({ id: 'monitor.track.days' }, { name: person.userName }),
    lanes,
    statuses: useTrackStatuses(),
    zone: timezone,
    now,
    height: MAX_HEIGHT,
  }
  if (isMobile) {
    return (
      <div className={styles['days']}>
        <DayTrack {...track} hasLegend={false} labelWidth={PHONE_LABEL_WIDTH} />
        {lanes.map(({ id }) => (
          <p key={id} className={`ui-after-8 ui-size-12 ui-figures ui-muted ${styles['dayText']}`}>
            <strong>{id}</strong> <DayFigures day={days.get(toWireDay(id))} hasNames />
          </p>
        ))}
      </div>
    )
  }
  return (
    <div className={styles['days']}>
      <DayTrack
        {...track}
        endWidth={FIGURES_WIDTH}
        endHead={
          <span className={styles['dayFigures']}>
            {FIGURES.map((figure) => (
              <span key={figure}>{formatMessage({ id: `monitor.track.${figure}` })}</span>
            ))}
          </span>
        }
        renderEnd={({ id }) => (
          <span className={styles['dayFigures']}>
            <DayFigures day={days.get(toWireDay(id))} />
          </span>
        )}
      />
    </div>
  )
}

type DayFiguresProps = { day: PersonTrack['dailyTrackList'][number] | undefined; hasNames?: boolean }

function DayFigures({ day, hasNames = false }: DayFiguresProps) {
  const { formatMessage } = useIntl()
  return FIGURES.map((figure) => {
    const name = formatMessage({ id: `monitor.track.${figure}` })
    const text = day === undefined || figure === 'planned' ? '-' : durationText(day[`${figure}Duration`])
    return (
      <span key={figure} title={name}>
        {hasNames ? `${name} ${text} ` : text}
      </span>
    )
  })
}
