import { addDays, daysOfRange, isDay, startTime } from '../base/days.ts'
import { sumFacts } from '../base/figures.ts'
import { findSeats, type Person } from '../base/people.ts'
import type { Fields } from '../http/fields.ts'
import { BadRequest } from '../http/problems.ts'
import { seriesFor, summaryFor, totals } from './metrics.ts'

/** Fields of the common form of statistics. */
export type Form = { beginDay: string; endDay: string; days: string[]; people: Person[] }

const WEEK = 7

export function readForm(person: Person, fields: Fields): Form {
  const beginDay = fields.requiredText('beginDay')
  const endDay = fields.requiredText('endDay')
  if (!isDay(beginDay) || !isDay(endDay)) throw new BadRequest('Days are YYYYMMDD')
  const people = findSeats(person.tenantId, {
    bizTypeId: fields.optionalNumber('bizTypeId'),
    orgId: fields.optionalNumber('orgId'),
    userId: fields.optionalNumber('userId'),
  })
  return { beginDay, endDay, days: daysOfRange(beginDay, endDay), people }
}

/** The series of a metric; on a single day also those of the day before and a week before. */
export function metricSeries(form: Form, metric: number) {
  const { days, people, beginDay } = form
  const isSingleDay = days.length === 1
  return {
    current: seriesFor(metric, people, days),
    yesterday: isSingleDay ? seriesFor(metric, people, [addDays(beginDay, -1)]) : [],
    dayOfLastWeek: isSingleDay ? seriesFor(metric, people, [addDays(beginDay, -WEEK)]) : [],
  }
}

export function orgSummary({ people, beginDay, endDay }: Form): Record<string, number> {
  const before = daysOfRange(addDays(beginDay, -WEEK), addDays(endDay, -WEEK))
  const lastWeek = Object.entries(totals(sumFacts(people, before))).map(([name, value]) => [
    `dayOfLastWeek${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value,
  ])
  return { ...summaryFor(people, beginDay, endDay), ...Object.fromEntries(lastWeek) }
}

/** The label of a day on an axis. */
export const axisDay = (day: string): string => `${day.slice(4, 6)}-${day.slice(6, 8)}`

/** A time of a call within a day's work. */
export const callTime = (day: string, index: number): number => startTime(day) + 9 * 3600 + index * 1380
