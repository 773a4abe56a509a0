import { StatusWord, type StatusTone } from '@console/ui'
import { useIntl } from 'react-intl'
import type { Shift } from '../../queries/monitor.ts'

/** `2026-11-20 Fri` */
export function DayHead({ day }: { day: string }) {
  const { formatDate } = useIntl()
  return (
    <>
      {day} <span>{formatDate(`${day}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}</span>
    </>
  )
}

type Attendance = NonNullable<Shift['status']>

const ATTENDANCE = {
  0: { word: 'plan.present', tone: 'good' },
  1: { word: 'plan.late', tone: 'warn' },
  2: { word: 'plan.absent', tone: 'error' },
} as const satisfies Readonly<Record<Attendance, { word: string; tone: StatusTone }>>

/** Before the shift starts, and while nobody has come. */
const UNDECIDED = { word: 'plan.open.shift', tone: 'quiet' } as const

/** The attendance of a shift. */
export function AttendanceWord({ status }: Pick<Shift, 'status'>) {
  const { formatMessage } = useIntl()
  const { word, tone } = status === null || status === undefined ? UNDECIDED : ATTENDANCE[status]
  return <StatusWord tone={tone}>{formatMessage({ id: word })}</StatusWord>
}
