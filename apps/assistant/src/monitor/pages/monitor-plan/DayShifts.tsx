import type { shiftPlan } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { hoursFromSeconds, StatusWord } from '@console/ui'
import { formatClock } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { attendanceState } from './attendance-states.ts'
import styles from './PlanShifts.module.css'

/** What one person was to work on one day, and worked. */
export function DayShifts({ shifts }: { shifts: shiftPlan.PlanPerson['shifts'] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const clock = (at: number) => formatClock(at, timezone)
  if (shifts.length === 0) return <span className={styles['free']}>-</span>
  return (
    <ul className={styles['shifts']}>
      {shifts.map(({ start, end, actualStart, attendance, expectedWorkSeconds, workedSeconds }) => {
        const { id, tone } = attendanceState(attendance)
        const came =
          actualStart === null ? '' : formatMessage({ id: 'monitor.plan.came' }, { time: clock(actualStart) })
        return (
          <li key={start} className={styles['day']} title={came}>
            <span>
              {clock(start)}–{clock(end)}
            </span>
            <StatusWord tone={tone}>{formatMessage({ id: `monitor.plan.attendance.${id}` })}</StatusWord>
            <span className={styles['hours']}>
              {formatMessage(
                { id: 'monitor.plan.workedOf' },
                { worked: hoursFromSeconds(workedSeconds), planned: hoursFromSeconds(expectedWorkSeconds) },
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
