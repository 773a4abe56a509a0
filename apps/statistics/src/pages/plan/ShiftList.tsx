import { useHost } from '@console/sub-app'
import { formatDay } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Shift } from '../../queries/monitor.ts'
import { AttendanceWord, DayHead } from './plan-cells.tsx'
import { ShiftFacts } from './ShiftFacts.tsx'
import styles from './ShiftList.module.css'

/** The shifts of one person with all that is known of them, in the order of time. */
export function ShiftList({ label, shifts }: { label: string; shifts: readonly Shift[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  if (shifts.length === 0)
    return <p className="ui-no-margin ui-faint">{formatMessage({ id: 'plan.noShifts' })}</p>
  const inOrder = shifts.toSorted((a, b) => a.schedulesStart - b.schedulesStart)
  return (
    <ul className={`ui-list ui-small ui-figures ${styles['list']}`} aria-label={label}>
      {inOrder.map((shift, index) => (
        // Two may begin at the same moment.
        <li key={index}>
          <div className={`ui-flex ui-between ${styles['head']}`}>
            <span>
              <DayHead day={formatDay(shift.schedulesStart, timezone)} />
            </span>
            <AttendanceWord status={shift.status} />
          </div>
          <ShiftFacts shift={shift} />
        </li>
      ))}
    </ul>
  )
}
