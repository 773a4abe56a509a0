import { useHost } from '@console/sub-app'
import { DayTrack, useMinute } from '@console/ui/day-track'
import { useIntl } from 'react-intl'
import { useTrackStatuses } from '../components/use-track-statuses.ts'
import { durationText } from '../model/figure-text.ts'
import { lanesOfPerson } from '../model/person-lanes.ts'
import type { PersonTrack } from '../queries/monitor.ts'
import { useMonitor } from './monitor-context.ts'
import styles from './TrackTable.module.css'

export type PersonDaysProps = { person: PersonTrack }

/** Of a day; what the schedule expects is known of the whole range only (MON-Q28). */
const FIGURES = ['work', 'scheduled', 'online', 'break', 'idle', 'leave'] as const

/** Each day of one person with its figures and what happened in it, around the clock (MON-054, MON-055). */
export function PersonDays({ person }: PersonDaysProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { query } = useMonitor()
  const now = useMinute()
  const figures = new Map(person.dailyTrackList.map((day) => [day.day, day]))
  return (
    <DayTrack
      title={formatMessage({ id: 'monitor.track.days' }, { name: person.userName })}
      lanes={lanesOfPerson(person, { range: query.range, zone: timezone, now })}
      statuses={useTrackStatuses()}
      zone={timezone}
      now={now}
      endHead={
        <span className={styles['dayFigures']}>
          {FIGURES.map((figure) => (
            <span key={figure}>{formatMessage({ id: `monitor.track.${figure}` })}</span>
          ))}
        </span>
      }
      renderEnd={({ id }) => {
        const day = figures.get(id)
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
