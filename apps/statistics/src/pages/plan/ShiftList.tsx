import { useHost } from '@console/sub-app'
import { formatDay } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Shift } from '../../queries/monitor.ts'
import { AttendanceWord } from './AttendanceWord.tsx'
import { DayHead } from './DayHead.tsx'
import { useShiftFacts } from './use-shift-facts.ts'
import styles from './ShiftTable.module.css'

/** The same shifts on a phone, one below the other: nothing scrolls sideways. */
export function ShiftList({ label, shifts }: { label: string; shifts: readonly Shift[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const factsOf = useShiftFacts()
  const inOrder = shifts.toSorted((a, b) => a.schedulesStart - b.schedulesStart)
  return (
    <ul className={styles['list']} aria-label={label}>
      {inOrder.map((shift, index) => (
        // Two may begin at the same moment.
        <li key={index}>
          <div className={styles['shiftHead']}>
            <span>
              <DayHead day={formatDay(shift.schedulesStart, timezone)} />
            </span>
            <AttendanceWord status={shift.status} />
          </div>
          <dl className={styles['inline']}>
            {factsOf(shift).map(({ name, text }) => (
              <div key={name}>
                <dt>{formatMessage({ id: `plan.${name}` })}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
