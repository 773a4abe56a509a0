import { ATTENDANCE, HOUR_SECONDS, type shiftPlan } from '@console/contracts'
import { useHost } from '@console/sub-app'
import {
  addDays,
  type DayRange,
  daysIn,
  EmptyState,
  formatDay,
  hoursFromSeconds,
  type StatusTone,
  StatusWord,
} from '@console/ui'
import { formatClock } from '@console/ui/time'
import { Switch } from 'antd'
import { useIntl } from 'react-intl'
import { pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useRecordColumns } from '../../../base/components/reading/use-record-columns.tsx'
import { WorkListPage } from '../../../base/components/WorkListPage.tsx'
import { usePlanPeople } from '../../queries/shift-plan.ts'
import type { PlanSearch } from './monitor-plan.search.ts'
import { usePlanForm } from './use-plan-form.ts'
import { usePlanPage } from './use-plan-page.tsx'
import styles from './PlanShifts.module.css'

const STATES = {
  [ATTENDANCE.present]: { id: 'present', tone: 'good' },
  [ATTENDANCE.late]: { id: 'late', tone: 'warn' },
  [ATTENDANCE.absent]: { id: 'absent', tone: 'error' },
} as const satisfies Record<number, { id: string; tone: StatusTone }>

const OPEN = { id: 'open', tone: 'quiet' } as const

/** The word and tone of a shift's attendance; null while the shift is open. */
const attendanceState = (attendance: keyof typeof STATES | null) =>
  attendance === null ? OPEN : STATES[attendance]

type Shifts = shiftPlan.PlanPerson['shifts']
const sumHours = (shifts: Shifts, seconds: 'expectedWorkSeconds' | 'workedSeconds') =>
  shifts.length === 0 ? null : hoursFromSeconds(shifts.reduce((sum, shift) => sum + shift[seconds], 0))

const PERSON: RecordColumn<shiftPlan.PlanPerson> = { key: 'person', render: ({ userName }) => userName }
const SHIFT_LIST: RecordColumn<shiftPlan.PlanPerson> = {
  key: 'shiftList',
  render: ({ shifts }) => <PlanShifts shifts={shifts} />,
}
const HOURS: readonly RecordColumn<shiftPlan.PlanPerson>[] = [
  {
    key: 'plannedHours',
    render: ({ shifts }) => sumHours(shifts, 'expectedWorkSeconds'),
    isNumber: true,
  },
  { key: 'workedHours', render: ({ shifts }) => sumHours(shifts, 'workedSeconds'), isNumber: true },
]

/** The grid of people and days covers a week at most; longer ranges are a list. */
const GRID_DAYS = 7

/** One column for each day of a week: planned, worked and attendance. */
function useDayColumns([first, last]: DayRange): RecordColumn<shiftPlan.PlanPerson>[] {
  const { formatDate } = useIntl()
  const { timezone } = useHost()
  const days = Array.from({ length: daysIn([first, last]) }, (_, index) => addDays(first, index))
  return days.map((day) => ({
    key: day,
    head: `${formatDate(`${day}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })} ${day.slice(5)}`,
    render: ({ shifts }) => (
      <DayShifts shifts={shifts.filter(({ start }) => formatDay(start, timezone) === day)} />
    ),
  }))
}

/** The shifts of each person in the range, with attendance. */
export function PlanPeople({ search }: { search: PlanSearch }) {
  const { formatMessage } = useIntl()
  const { page: pageIndex, pageSize } = search.list.paging
  const answer = usePlanPeople({
    ...usePlanForm(search),
    pageIndex,
    pageSize,
    ...(search.withShifts ? { withShifts: true } : {}),
  })
  const page = usePlanPage(search)
  const dayColumns = useDayColumns(search.range)
  const list = useRecordColumns({ texts: 'monitor.plan', columns: [PERSON, SHIFT_LIST, ...HOURS] })
  const grid = useRecordColumns({ texts: 'monitor.plan', columns: [PERSON, ...dayColumns, ...HOURS] })
  return (
    <WorkListPage
      {...page}
      {...list}
      {...(dayColumns.length <= GRID_DAYS ? { columns: grid.columns } : {})}
      tools={<ShiftSwitch search={search} />}
      query={answer}
      toRowPage={pageOfRecords}
      formatCount={({ total }) => formatMessage({ id: 'monitor.plan.peopleCount' }, { count: total })}
      rowKey={({ userId }) => userId}
      states={{
        failed: formatMessage({ id: 'monitor.plan.failed' }),
        empty: <EmptyState title={formatMessage({ id: 'monitor.plan.nobody' })} />,
      }}
    />
  )
}

/** Leaves out the people without a shift. */
function ShiftSwitch({ search }: { search: PlanSearch }) {
  const { formatMessage } = useIntl()
  return (
    <label className="ui-inline-row ui-gap-8 ui-size-13 ui-pointer ui-phone-touch">
      <Switch size="small" checked={search.withShifts} onChange={search.setWithShifts} />
      {formatMessage({ id: 'monitor.plan.withShifts' })}
    </label>
  )
}

/** The shifts of one person on one day: planned times, and below them attendance with the hours worked. */
function DayShifts({ shifts }: { shifts: readonly Shift[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const hours = useHoursText()
  const clock = (at: number) => formatClock(at, timezone)
  if (shifts.length === 0) return <span className="ui-faint">-</span>
  return (
    <ul className="ui-grid ui-gap-4 ui-list">
      {shifts.map(({ start, end, actualStart, attendance, expectedWorkSeconds, workedSeconds }) => {
        const { id, tone } = attendanceState(attendance)
        const planned = hours(expectedWorkSeconds)
        const worked =
          attendance === null && workedSeconds === 0
            ? formatMessage({ id: 'monitor.plan.hours' }, { planned })
            : formatMessage({ id: 'monitor.plan.workedOf' }, { worked: hours(workedSeconds), planned })
        const came =
          actualStart === null
            ? []
            : [formatMessage({ id: 'monitor.plan.came' }, { time: clock(actualStart) })]
        return (
          <li key={start} className={styles['day']} title={[worked, ...came].join(' · ')}>
            <span>
              {clock(start)}–{clock(end)}
            </span>
            <span className="ui-inline-row ui-gap-6 ui-muted">
              <StatusWord tone={tone}>{formatMessage({ id: `monitor.plan.attendance.${id}` })}</StatusWord>
              <span className={styles['hours']}>{worked}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Hours to a tenth, which is what a planner reads; the columns of the sums have two decimals. */
function useHoursText(): (seconds: number) => string {
  const { formatNumber } = useIntl()
  return (seconds) => formatNumber(seconds / HOUR_SECONDS, { maximumFractionDigits: 1 })
}

type Shift = shiftPlan.PlanPerson['shifts'][number]

/** One line per shift: day, hours and attendance. */
function PlanShifts({ shifts }: { shifts: readonly Shift[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const clock = (at: number) => formatClock(at, timezone)
  if (shifts.length === 0) return <>{formatMessage({ id: 'monitor.plan.none' })}</>
  return (
    <ul className="ui-grid ui-gap-2 ui-list">
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
