import { useHost } from '@console/sub-app'
import { formatDay } from '@console/ui'
import { useIntl } from 'react-intl'
import { listDays } from '../../model/person-lanes.ts'
import { useMonitor } from '../../monitor/monitor-context.ts'
import type { Shift } from '../../queries/monitor.ts'
import { AttendanceWord } from './AttendanceWord.tsx'
import { DayHead } from './DayHead.tsx'
import { ShiftFacts } from './ShiftFacts.tsx'
import styles from './ShiftTable.module.css'

/** With more days than this the table scrolls sideways (PLAN-031). */
export const MAX_FITTING_DAYS = 7
/** px */
const DAY_WIDTH = 150
const LEADING_WIDTH = 100

/** With more rows than this the table has a height of its own and scrolls (PLAN-032). */
export const MAX_FITTING_ROWS = 10
/** px */
const SCROLLED_HEIGHT = 680

type ShiftTableProps = { label: string; shifts: readonly Shift[] }

/** The shifts of one person: a column a day, row n with the n-th shift of each (PLAN-027, PLAN-Q11). */
export function ShiftTable({ label, shifts }: ShiftTableProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const days = listDays(useMonitor().query.range)
  const rows = shiftRows(shifts, { days, zone: timezone })
  const width = days.length > MAX_FITTING_DAYS ? days.length * DAY_WIDTH + LEADING_WIDTH : undefined
  const height = rows.length > MAX_FITTING_ROWS ? SCROLLED_HEIGHT : undefined
  const scrolls = width !== undefined || height !== undefined
  return (
    <div
      className="ui-shrinks"
      role="group"
      aria-label={label}
      style={{
        ...(width !== undefined && { overflowX: 'auto' }),
        ...(height !== undefined && { height, overflowY: 'auto' }),
      }}
      {...(scrolls && { tabIndex: 0 })}
    >
      <table className={styles['table']} aria-label={label} style={{ width }}>
        <thead>
          <tr>
            <th scope="col" style={{ width: LEADING_WIDTH }}>
              {formatMessage({ id: 'plan.shift' })}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" style={width === undefined ? {} : { width: DAY_WIDTH }}>
                <DayHead day={day} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // The n-th of each day: rows have no identity of their own.
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {row.map((shift, column) => (
                <td key={days[column]}>{shift === null ? '-' : <ShiftCell shift={shift} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** With its attendance (PLAN-022). */
function ShiftCell({ shift }: { shift: Shift }) {
  const { formatMessage } = useIntl()
  return (
    <ShiftFacts shift={shift}>
      <div>
        <dt>{formatMessage({ id: 'plan.attendance' })}</dt>
        <dd>
          <AttendanceWord status={shift.status} />
        </dd>
      </div>
    </ShiftFacts>
  )
}

/** Row n has the n-th shift of each day; a shift over midnight is in the day on which it begins (PLAN-Q11). */
function shiftRows(
  shifts: readonly Shift[],
  { days, zone }: { days: readonly string[]; zone: string },
): (Shift | null)[][] {
  const ofDays = days.map((day) =>
    shifts
      .filter(({ schedulesStart }) => formatDay(schedulesStart, zone) === day)
      .toSorted((a, b) => a.schedulesStart - b.schedulesStart),
  )
  const count = Math.max(0, ...ofDays.map(({ length }) => length))
  return Array.from({ length: count }, (_, index) => ofDays.map((ofDay) => ofDay[index] ?? null))
}
