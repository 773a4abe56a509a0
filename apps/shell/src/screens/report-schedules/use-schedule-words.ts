import type { reportSchedule } from '@console/contracts'
import { useIntl } from 'react-intl'

/** Texts for the days and the timing of a schedule. */
export function useScheduleWords() {
  const { formatMessage, formatDate } = useIntl()
  // 5 January 1970 was a Monday.
  const weekday = (number: number) =>
    formatDate(new Date(Date.UTC(1970, 0, 4 + number)), { weekday: 'long', timeZone: 'UTC' })
  const monthDay = (day: number | 'last') =>
    day === 'last'
      ? formatMessage({ id: 'schedules.lastDay' })
      : formatMessage({ id: 'schedules.monthDay' }, { day })
  return {
    weekday,
    monthDay,
    timing: (timing: reportSchedule.Timing) =>
      timing.every === 'week'
        ? formatMessage({ id: 'schedules.weekly' }, { day: weekday(timing.weekday), time: timing.time })
        : formatMessage({ id: 'schedules.monthly' }, { day: monthDay(timing.day), time: timing.time }),
  }
}
