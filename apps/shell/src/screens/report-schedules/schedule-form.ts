import { reportSchedule, type exports } from '@console/contracts'

export type ScheduleForm = {
  name: string
  every: 'week' | 'month'
  weekday: number
  day: number | 'last'
  time: string
  period: reportSchedule.Period
  format: exports.ExportFormat
}

export const NEW_SCHEDULE: ScheduleForm = {
  name: '',
  every: 'week',
  weekday: 1,
  day: 1,
  time: '08:00',
  period: 'week',
  format: 'xlsx',
}

/** Creates the form of a new schedule; an export with files of whole months starts with every month. */
export function createScheduleForm({ kind }: reportSchedule.ScheduledRequest): ScheduleForm {
  const period = periodFor('week', kind)
  return { ...NEW_SCHEDULE, period, every: period === 'month' ? 'month' : 'week' }
}

/** Returns the period of a file that is made every week or month, or the first period that the export allows. */
export function periodFor(
  every: ScheduleForm['every'],
  kind: reportSchedule.ScheduledKind,
): reportSchedule.Period {
  const periods = reportSchedule.getAllowedPeriods(kind)
  return periods.includes(every) ? every : (periods[0] ?? every)
}

export function toScheduleForm({
  name,
  timing,
  period,
  request: { format },
}: reportSchedule.ReportSchedule): ScheduleForm {
  return { ...NEW_SCHEDULE, ...timing, name, period, format }
}

export function toTiming({ every, weekday, day, time }: ScheduleForm): reportSchedule.Timing {
  return every === 'week' ? { every, weekday, time } : { every, day, time }
}

const HOURS = 24
/** Every half hour of a day but its first moment, which the contract does not accept. */
export const TIMES: readonly string[] = Array.from({ length: 2 * HOURS - 1 }, (_, index) => {
  const half = index + 1
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export const MONTH_DAYS: readonly (number | 'last')[] = [
  ...Array.from({ length: reportSchedule.LAST_DAY_OF_ALL_MONTHS }, (_, index) => index + 1),
  'last',
]
