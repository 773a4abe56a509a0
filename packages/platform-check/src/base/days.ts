const DAY_MS = 86_400_000

/** A day as `YYYYMMDD`, this many days before the day of `time` in a zone; in UTC where the zone is unknown. */
export function toDay(time: number, { zone, daysAgo }: { zone: string; daysAgo: number }): string {
  const today = Date.parse(`${dayIn(time, zone)}T00:00:00Z`)
  return new Date(today - daysAgo * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

function dayIn(time: number, zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(time)
  } catch {
    return new Date(time).toISOString().slice(0, 10)
  }
}

/** `YYYY-MM-DD` for `YYYYMMDD`. */
export const toIsoDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`

export const toMonth = (day: string): string => toIsoDay(day).slice(0, 7)
