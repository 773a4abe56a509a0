import { useHost } from '@console/sub-app'
import { formatTime, StatusWord, type StatusTone } from '@console/ui'
import { useIntl } from 'react-intl'
import { durationText } from '../../model/figure-text.ts'
import type { Shift } from '../../queries/monitor.ts'
import styles from './ShiftTable.module.css'

type Attendance = NonNullable<Shift['status']>

const ATTENDANCE = {
  0: { word: 'plan.present', tone: 'good' },
  1: { word: 'plan.late', tone: 'warn' },
  2: { word: 'plan.absent', tone: 'error' },
} as const satisfies Readonly<Record<Attendance, { word: string; tone: StatusTone }>>

/** One shift: planned and real start, durations, attendance (PLAN-019 to PLAN-022, PLAN-027). */
export function ShiftFacts({ shift }: { shift: Shift }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const clock = (seconds: number | null) =>
    seconds === null ? '-' : formatTime(seconds, timezone).slice(11, 16)
  const facts = [
    { name: 'start', text: clock(shift.schedulesStart) },
    { name: 'came', text: clock(shift.actualStart) },
    { name: 'length', text: durationText(shift.schedulesDuration) },
    { name: 'expected', text: durationText(shift.expectedWorkDuration) },
    { name: 'worked', text: durationText(shift.actualWorkDuration) },
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, text }) => (
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

/** Nothing is decided of a shift that has not started, or to which nobody has come yet. */
function AttendanceWord({ status }: Pick<Shift, 'status'>) {
  const { formatMessage } = useIntl()
  if (status === null) return '-'
  const { word, tone } = ATTENDANCE[status]
  return <StatusWord tone={tone}>{formatMessage({ id: word })}</StatusWord>
}
