import { useHost } from '@console/sub-app'
import { formatDay } from '@console/ui'
import type { Shift } from '../../queries/monitor.ts'
import { AttendanceWord } from './AttendanceWord.tsx'
import { DayHead } from './DayHead.tsx'
import { ShiftFacts } from './ShiftFacts.tsx'
import styles from './ShiftTable.module.css'

/** The same shifts on a phone, one below the other: nothing scrolls sideways. */
export function ShiftList({ label, shifts }: { label: string; shifts: readonly Shift[] }) {
  const { timezone } = useHost()
  const inOrder = shifts.toSorted((a, b) => a.schedulesStart - b.schedulesStart)
  return (
    <ul className={`ui-list ui-small ui-figures ${styles['list']}`} aria-label={label}>
      {inOrder.map((shift, index) => (
        // Two may begin at the same moment.
        <li key={index}>
          <div className={`ui-flex ui-between ${styles['shiftHead']}`}>
            <span>
              <DayHead day={formatDay(shift.schedulesStart, timezone)} />
            </span>
            <AttendanceWord status={shift.status} />
          </div>
          <ShiftFacts shift={shift} isInline />
        </li>
      ))}
    </ul>
  )
}
