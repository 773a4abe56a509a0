// Calendar days without a library: this is part of every first page.
import { DAY_MS } from '@console/contracts'

/** `today`, or so many days before it; more than ten years are no range of any page. */
const RELATIVE = /^today(?:-([1-9]\d{0,3}))?$/
const MAX_DAYS_BACK = 3660

const parseDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** `2026-02-30` is no day. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parseDay(text)) && dayAt(parseDay(text)) === text
}

/** A day as a view stores it that moves with today; null for a later one, or one too long ago. */
function toRelativeDay(day: string, today: string): string | null {
  if (!isDay(day) || day > today) return null
  const daysBack = (parseDay(today) - parseDay(day)) / DAY_MS
  if (daysBack > MAX_DAYS_BACK) return null
  return daysBack === 0 ? 'today' : `today-${daysBack}`
}

function toDay(text: string, today: string): string | null {
  const match = RELATIVE.exec(text)
  if (match === null) return null
  const daysBack = Number(match[1] ?? 0)
  return daysBack > MAX_DAYS_BACK ? null : dayAt(parseDay(today) - daysBack * DAY_MS)
}

type Days = {
  /** The parameters that name a day. */
  days: readonly string[]
  /** The day it is in the tenant's zone. */
  today: string
}

/** The query with its days before today. */
export function withRelativeDays(search: string, { days, today }: Days): string {
  return replaceDays(search, days, (day) => toRelativeDay(day, today))
}

/** The query for today. What is malformed stays, and the page says so. */
export function withResolvedDays(search: string, { days, today }: Days): string {
  return replaceDays(search, days, (text) => toDay(text, today))
}

/**
 * Says whether the days of a query can move with today, and whether its last one is today. Null for a query without days.
 */
export function movableDays(search: string, { days, today }: Days): { endToday: boolean } | null {
  const named = getParameterValues(search, days)
  if (named.length === 0 || named.some((day) => toRelativeDay(day, today) === null)) return null
  return { endToday: named.includes(today) }
}

/** True if the days of a saved query move with today. */
export function hasRelativeDays(search: string, days: readonly string[]): boolean {
  return getParameterValues(search, days).some((text) => RELATIVE.test(text))
}

function getParameterValues(search: string, names: readonly string[]): string[] {
  return [...new URLSearchParams(search)].flatMap(([name, value]) => (names.includes(name) ? [value] : []))
}

/** Without a change the query stays letter by letter. */
function replaceDays(
  search: string,
  names: readonly string[],
  replace: (text: string) => string | null,
): string {
  let isChanged = false
  const parameters = [...new URLSearchParams(search)].map(([name, value]) => {
    const next = names.includes(name) ? replace(value) : null
    if (next !== null) isChanged = true
    return [name, next ?? value]
  })
  return isChanged ? `?${new URLSearchParams(parameters).toString()}` : search
}
