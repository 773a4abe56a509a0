import { monitor } from '@console/contracts'
import { useHasCall, useHost } from '@console/sub-app'
import { formatDay } from '@console/ui'
import { formatClock } from '@console/ui/time'
import { Tooltip } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { RowToggle } from '../../components/RowToggle.tsx'
import { textOrDash } from '../../model/figure-text.ts'
import { listDays } from '../../model/person-lanes.ts'
import { useMonitor } from '../../monitor/monitor-context.ts'
import type { AdherenceFigures as Figures, Shift } from '../../queries/monitor.ts'
import { AdherenceFigures, useRates } from './AdherenceFigures.tsx'
import { DeviationList } from './DeviationList.tsx'
import { AttendanceWord, DayHead } from './plan-cells.tsx'
import { type PlannedPerson, PlannedPersonLink } from './PlannedPersonLink.tsx'
import { useShiftFacts } from './ShiftFacts.tsx'
import { ShiftList } from './ShiftList.tsx'
import styles from './PlanTable.module.css'

/** With more days than this the table scrolls sideways (PLAN-031). */
const MAX_FITTING_DAYS = 7
/** px, of the inner width: so much a day and once more. The person takes more than that, and each day a little less. */
const DAY_WIDTH = 150
const LEADING_WIDTH = 100
const PERSON_WIDTH = 188

/** With more rows than this the table has a height of its own and scrolls (PLAN-032). */
const MAX_FITTING_ROWS = 10
/** px */
const SCROLLED_HEIGHT = 680

type Row = (Shift | null)[]

/** All people in one table: a column a day, and for each person row n with the n-th shift of each day (PLAN-027, PLAN-Q11). */
export function PlanTable({ people }: { people: readonly PlannedPerson[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const days = listDays(useMonitor().query.range)
  const rowsOfPeople = people.map(({ person }) => toRows(person.detail, { days, zone: timezone }))
  const width = days.length > MAX_FITTING_DAYS ? days.length * DAY_WIDTH + LEADING_WIDTH : undefined
  const isHigh = rowsOfPeople.flat().length > MAX_FITTING_ROWS
  const hasRates = people.some(({ figures }) => figures !== undefined)
  return (
    <section className="ui-card" aria-label={formatMessage({ id: 'plan.table' })}>
      <p className="ui-no-margin ui-pad-8-16 ui-size-12 ui-faint">{formatMessage({ id: 'plan.legend' })}</p>
      <div
        className={styles['scroller']}
        role="group"
        aria-label={formatMessage({ id: 'plan.table' })}
        style={{
          ...(width !== undefined && { overflowX: 'auto' }),
          ...(isHigh && { height: SCROLLED_HEIGHT, overflowY: 'auto' }),
        }}
        {...((isHigh || width !== undefined) && { tabIndex: 0, 'data-scrolls': true })}
      >
        <table className={styles['table']} aria-label={formatMessage({ id: 'plan.table' })} style={{ width }}>
          <thead>
            <tr>
              <th scope="col" style={{ width: PERSON_WIDTH }}>
                {formatMessage({ id: 'plan.person' })}
                {hasRates && <span className="ui-block">{formatMessage({ id: 'plan.person.rates' })}</span>}
              </th>
              {days.map((day) => (
                <th key={day} scope="col">
                  <DayHead day={day} />
                </th>
              ))}
            </tr>
          </thead>
          {people.map((planned, index) => (
            <PersonRows
              key={planned.person.userId}
              {...planned}
              days={days}
              rows={rowsOfPeople[index] ?? []}
            />
          ))}
        </table>
      </div>
    </section>
  )
}

type PersonRowsProps = PlannedPerson & { days: readonly string[]; rows: readonly Row[] }

/** One person (PLAN-026): who it is, the shifts of each day, and one click away all that is known of them. */
function PersonRows({ person, figures, days, rows }: PersonRowsProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const { userName } = person
  return (
    <tbody aria-label={userName}>
      {rows.map((row, index) => (
        // The n-th of each day: rows have no identity of their own.
        <tr key={index}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={rows.length}>
              <div className="ui-row ui-gap-4">
                <RowToggle
                  isOpen={isOpen}
                  label={formatMessage({ id: isOpen ? 'plan.close' : 'plan.open' }, { name: userName })}
                  onToggle={() => setOpen(!isOpen)}
                />
                <PlannedPersonLink person={person}>
                  {figures && <Rates figures={figures} />}
                </PlannedPersonLink>
              </div>
            </th>
          )}
          {row.map((shift, column) => (
            <td key={days[column]}>{shift === null ? '-' : <ShiftCell shift={shift} />}</td>
          ))}
        </tr>
      ))}
      {isOpen && (
        <tr>
          <td colSpan={days.length + 1}>
            <PersonDetail person={person} figures={figures} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** As `useRates` writes a rate of nothing. */
const NONE = '-'

function Rates({ figures }: { figures: Figures }) {
  const rates = useRates(figures).map(({ text }) => text)
  return (
    <span className="ui-block ui-size-12 ui-regular ui-figures ui-faint ui-nowrap">
      {rates.every((text) => text === NONE) ? NONE : rates.join(' · ')}
    </span>
  )
}

/** The rates with their definitions, each shift with its durations, and when it was not followed. */
function PersonDetail({ person: { userName, userId, detail }, figures }: PlannedPerson) {
  const { formatMessage } = useIntl()
  const hasDeviations = useHasCall(monitor.deviations) && detail.length > 0
  return (
    <div className={`ui-stack ui-gap-8 ${styles['detail']}`}>
      {figures !== undefined && <AdherenceFigures figures={figures} />}
      <ShiftList label={formatMessage({ id: 'plan.shifts' }, { name: userName })} shifts={detail} />
      {hasDeviations && (
        <>
          <h3 className="ui-size-12 ui-strong">{formatMessage({ id: 'plan.deviations' })}</h3>
          <DeviationList userId={userId} />
        </>
      )}
    </div>
  )
}

/** Planned start, real start and attendance (PLAN-020 to PLAN-022); the durations are in the tooltip and in the opened detail. */
function ShiftCell({ shift }: { shift: Shift }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const facts = useShiftFacts(shift)
  const isDecided = shift.status !== null && shift.status !== undefined
  return (
    <Tooltip
      title={
        <span className={styles['tip']}>{facts.map(({ name, text }) => `${name} ${text}`).join('\n')}</span>
      }
    >
      <div className={styles['shift']}>
        <div className={styles['facts']}>
          <span className="ui-nowrap">
            <span className="visually-hidden">{formatMessage({ id: 'plan.start' })} </span>
            {formatClock(shift.schedulesStart, timezone)}
            {isDecided && (
              <>
                {' '}
                <span aria-hidden="true">→</span>{' '}
                <span className="visually-hidden">{formatMessage({ id: 'plan.came' })} </span>
                {textOrDash(shift.actualStart, (came) => formatArrival(came, shift, timezone))}
              </>
            )}
          </span>
          <AttendanceWord status={shift.status} />
        </div>
      </div>
    </Tooltip>
  )
}

/** To the minute; who was late by seconds alone came in the next one. The tooltip has the seconds. */
function formatArrival(came: number, { schedulesStart, status }: Shift, zone: string): string {
  const toMinute = (at: number) => formatClock(at - (at % MINUTE_SECONDS), zone)
  const isLateBySeconds = status === 1 && toMinute(came) === toMinute(schedulesStart)
  return toMinute(isLateBySeconds ? came + MINUTE_SECONDS : came)
}

const MINUTE_SECONDS = 60

/** Row n has the n-th shift of each day, a shift over midnight on the day on which it begins; one row at least. */
function toRows(
  shifts: readonly Shift[],
  { days, zone }: { days: readonly string[]; zone: string },
): readonly Row[] {
  const ofDays = days.map((day) =>
    shifts
      .filter(({ schedulesStart }) => formatDay(schedulesStart, zone) === day)
      .toSorted((a, b) => a.schedulesStart - b.schedulesStart),
  )
  const count = Math.max(1, ...ofDays.map(({ length }) => length))
  return Array.from({ length: count }, (_, index) => ofDays.map((ofDay) => ofDay[index] ?? null))
}
