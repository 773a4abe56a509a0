/** Both companies count their days by the clock of Shanghai, which has no summer time. */
const ZONE_SECONDS = 8 * 3600
export const DAY_SECONDS = 24 * 3600
const MOST_DAYS = 400

/** Unix seconds of now. */
export const currentTime = (): number => Math.floor(Date.now() / 1000)

/** The day of a time as `YYYYMMDD`. */
export function dayAt(time: number): string {
  return new Date((time + ZONE_SECONDS) * 1000).toISOString().slice(0, 10).replaceAll('-', '')
}

export const today = (): string => dayAt(currentTime())

/** Unix seconds at which a day begins; `YYYY-MM-DD` is read too. */
export function startTime(day: string): number {
  const [, year, month, date] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(day) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(date)) / 1000 - ZONE_SECONDS
}

export const isDay = (day: string): boolean => Number.isFinite(startTime(day))

export const addDays = (day: string, days: number): string => dayAt(startTime(day) + days * DAY_SECONDS)

/** Every day of a range, first and last included. */
export function daysOfRange(beginDay: string, endDay: string): string[] {
  const days: string[] = []
  const end = startTime(endDay)
  for (let time = startTime(beginDay); time <= end && days.length < MOST_DAYS; time += DAY_SECONDS)
    days.push(dayAt(time))
  return days
}

/** `2026-11-29`, as the documents show days to people. */
export const withDashes = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`
