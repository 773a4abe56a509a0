import { useIntl } from 'react-intl'
import type { Shift } from '../../queries/monitor.ts'
import { AttendanceWord } from './AttendanceWord.tsx'
import { useShiftFacts } from './use-shift-facts.ts'
import styles from './ShiftTable.module.css'

/** One shift: planned and real start, durations, attendance (PLAN-019 to PLAN-022, PLAN-027). */
export function ShiftFacts({ shift }: { shift: Shift }) {
  const { formatMessage } = useIntl()
  const factsOf = useShiftFacts()
  return (
    <dl className={styles['facts']}>
      {factsOf(shift).map(({ name, text }) => (
        <div key={name}>
          <dt>{formatMessage({ id: `plan.${name}` })}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{formatMessage({ id: 'plan.attendance' })}</dt>
        <dd>
          <AttendanceWord status={shift.status} />
        </dd>
      </div>
    </dl>
  )
}
