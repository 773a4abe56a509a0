import { useIntl } from 'react-intl'

/** "November 2026" of `2026-11`. */
export function useMonthName(): (month: string) => string {
  const { formatDate } = useIntl()
  return (month) => formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** The month before `YYYY-MM`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, month.length)
}
