import type { shiftPlan } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatDay, StatusWord } from '@console/ui'
import { formatClock } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { attendanceState } from './attendance-states.ts'
import styles from './PlanShifts.module.css'

type Shift = shiftPlan.PlanPerson['shifts'][number]

/** One line per shift: day, hours and attendance. */
export function PlanShifts({ shifts }: { shifts: readonly Shift[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const clock = (at: number) => formatClock(at, timezone)
  if (shifts.length === 0) return <>{formatMessage({ id: 'monitor.plan.none' })}</>
  return (
    <ul className={styles['shifts']}>
      {shifts.map((shift) => {
        const { id, tone } = attendanceState(shift.attendance)
        const came =
          shift.actualStart === null
            ? null
            : formatMessage({ id: 'monitor.plan.came' }, { time: clock(shift.actualStart) })
        return (
          <li key={shift.start} className={styles['shift']}>
            <span>
              {formatDay(shift.start, timezone)} {clock(shift.start)}–{clock(shift.end)}
            </span>
            <StatusWord tone={tone}>
              {[formatMessage({ id: `monitor.plan.attendance.${id}` }), came]
                .filter((part) => part !== null)
                .join(' · ')}
            </StatusWord>
          </li>
        )
      })}
    </ul>
  )
}
