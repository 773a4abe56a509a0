import { addDays, currentTime, daysOfRange, isDay, startTime, today } from '../base/days.ts'
import { type Facts, quotients, ratio, sumFacts } from '../base/figures.ts'
import { findSeats, type Person } from '../base/people.ts'
import type { Fields } from '../http/fields.ts'
import { BadRequest } from '../http/problems.ts'

/** By the table of metric ids in the catalogue of statistics: its text names the document's `1000303` only. */
const METRICS: Record<number, (facts: Facts, people: number) => Reading> = {
  1000101: ({ online }, people) => ({ value: online > 0 ? people : 0 }),
  1000102: ({ online }, people) => ({ value: Math.round(ratio(online, people)) }),
  1000201: ({ calls }) => ({ value: calls }),
  1000202: ({ answers }) => ({ value: answers }),
  1000203: ({ talks }) => ({ value: talks }),
  1000204: ({ sales }) => ({ value: sales }),
  1000205: ({ orders }) => ({ value: orders }),
  1000206: ({ talkTime }) => ({ value: talkTime }),
  1000211: (facts) => ({ value: quotients.answerRate(facts), tag1: facts.answers, tag2: facts.calls }),
  1000212: (facts) => ({ value: quotients.talkRate(facts), tag1: facts.talks, tag2: facts.answers }),
  1000213: (facts) => ({ value: quotients.saleRate(facts), tag1: facts.sales, tag2: facts.talks }),
  1000214: (facts) => ({ value: quotients.orderRate(facts), tag1: facts.orders, tag2: facts.talks }),
  1000301: ({ recommended, accepted, usefulRecommended }) => ({
    value: recommended,
    tag1: accepted,
    tag2: usefulRecommended,
  }),
  1000303: ({ twinUses }) => ({ value: twinUses }),
  1000400: ({ violations }) => ({ value: violations[0] }),
  1000401: ({ violations }) => ({ value: violations[1] }),
  1000402: ({ violations }) => ({ value: violations[2] }),
  1000403: ({ violations }) => ({ value: violations[3] }),
  1000501: ({ talks }) => ({ value: talks }),
}

/** Added to a metric's id, it gives the id of the same metric by quarters of an hour. */
const QUARTER_METRIC_OFFSET = 1_000_000

const QUARTER_SECONDS = 900

/** People work from nine to six: a day's figures are spread over these hours. */
const FIRST_QUARTER = 36

const QUARTERS_OF_WORK = 36

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

type Reading = { value: number; tag1?: number; tag2?: number }

type Point = Reading & { time: number }

function seriesFor(metric: number, people: readonly Person[], days: readonly string[]): Point[] {
  const isSpan = metric >= 2 * QUARTER_METRIC_OFFSET
  const read = METRICS[isSpan ? metric - QUARTER_METRIC_OFFSET : metric]
  if (read === undefined) throw new BadRequest(`There is no metric ${metric}`)
  return days.flatMap((day) => {
    const facts = sumFacts(people, [day])
    const reading = read(facts, people.length)
    return isSpan ? spread(day, reading) : [{ time: startTime(day), ...reading }]
  })
}

/**
 * Spreads a reading over the quarters of a day: shares keep their value, counts are divided. Today has only the quarters
 * that have passed.
 */
function spread(day: string, reading: Reading): Point[] {
  const isShare = reading.value <= 1
  const part = (count: number) => Math.round(count / QUARTERS_OF_WORK)
  return Array.from({ length: QUARTERS_OF_WORK }, (_, index) => {
    const tags = Object.entries(reading).filter(([name]) => name !== 'value')
    return {
      time: startTime(day) + (FIRST_QUARTER + index) * QUARTER_SECONDS,
      value: isShare ? reading.value : part(reading.value),
      ...Object.fromEntries(tags.map(([name, count]) => [name, part(count)])),
    }
  }).filter(({ time }) => day !== today() || time <= currentTime())
}

function summaryFor(people: readonly Person[], beginDay: string, endDay: string) {
  const days = daysOfRange(beginDay, endDay)
  const facts = sumFacts(people, days)
  return {
    currentOnlineUserCnt: people.length,
    cumulativeOnlineUserCnt: people.length,
    avgUserOnlineDuration: Math.round(ratio(facts.online, people.length)),
    ...totals(facts),
    avgUserCallCnt: ratio(facts.calls, people.length),
    avgUserTalkCnt: ratio(facts.talks, people.length),
    avgUserSaleCnt: ratio(facts.sales, people.length),
    avgUserOrderCnt: ratio(facts.orders, people.length),
    avgUserTalkTime: ratio(facts.talkTime, people.length),
  }
}

/** The seven keys that the documents name. */
function totals(facts: Facts) {
  return {
    totalCallCnt: facts.calls,
    totalTalkCnt: facts.talks,
    totalSaleCnt: facts.sales,
    totalOrderCnt: facts.orders,
    talkConversionRate: quotients.talkRate(facts),
    saleConversionRate: quotients.saleRate(facts),
    orderConversionRate: quotients.orderRate(facts),
  }
}
