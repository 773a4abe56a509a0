import { startTime, today } from './days.ts'
import type { Person } from './people.ts'

/** A whole number between the limits, always the same for a key: the platform invents its data once. */
export function figure(key: string, least: number, most: number): number {
  let hash = 2_166_136_261
  for (const character of key) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0
  return least + (((hash ^ (hash >>> 15)) >>> 0) % (most - least + 1))
}

/** Counts of one person and day; times in seconds. Every statistic is a sum of these, so that all pages agree. */
export type Facts = {
  online: number
  calls: number
  answers: number
  talks: number
  sales: number
  orders: number
  talkTime: number
  recommended: number
  accepted: number
  usefulRecommended: number
  twinUses: number
  /** By level: tip, light, medium, serious. */
  violations: readonly [number, number, number, number]
}

const NO_FACTS: Facts = {
  online: 0,
  calls: 0,
  answers: 0,
  talks: 0,
  sales: 0,
  orders: 0,
  talkTime: 0,
  recommended: 0,
  accepted: 0,
  usefulRecommended: 0,
  twinUses: 0,
  violations: [0, 0, 0, 0],
}

/** The facts of a person and day; a day in the future has none. */
export function dayFacts({ id }: Person, day: string): Facts {
  if (startTime(day) > startTime(today())) return NO_FACTS
  const key = `${id}.${day}`
  const calls = figure(`${key}.calls`, 32, 64)
  const answers = Math.round(calls * 0.7)
  const talks = Math.round(answers * 0.6)
  const recommended = figure(`${key}.recommended`, 20, 60)
  return {
    online: figure(`${key}.online`, 6 * 3600, 8 * 3600),
    calls,
    answers,
    talks,
    sales: Math.round(talks * 0.4),
    orders: Math.round(talks * 0.2),
    talkTime: talks * figure(`${key}.talkTime`, 90, 240),
    recommended,
    accepted: Math.round(recommended * 0.5),
    usefulRecommended: Math.round(recommended * 0.7),
    twinUses: figure(`${key}.twin`, 0, 6),
    violations: [
      figure(`${key}.tip`, 0, 3),
      figure(`${key}.light`, 0, 2),
      figure(`${key}.medium`, 0, 1),
      figure(`${key}.serious`, 0, 1),
    ],
  }
}

export function sumFacts(people: readonly Person[], days: readonly string[]): Facts {
  const parts = people.flatMap((person) => days.map((day) => dayFacts(person, day)))
  const total = (read: (facts: Facts) => number): number => parts.reduce((sum, facts) => sum + read(facts), 0)
  return {
    online: total((facts) => facts.online),
    calls: total((facts) => facts.calls),
    answers: total((facts) => facts.answers),
    talks: total((facts) => facts.talks),
    sales: total((facts) => facts.sales),
    orders: total((facts) => facts.orders),
    talkTime: total((facts) => facts.talkTime),
    recommended: total((facts) => facts.recommended),
    accepted: total((facts) => facts.accepted),
    usefulRecommended: total((facts) => facts.usefulRecommended),
    twinUses: total((facts) => facts.twinUses),
    violations: [
      total((facts) => facts.violations[0]),
      total((facts) => facts.violations[1]),
      total((facts) => facts.violations[2]),
      total((facts) => facts.violations[3]),
    ],
  }
}

/** A share between 0 and 1; of nothing it is 0. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Every quotient of calls, by the documents' formulas: lists, series, summary and wall show these alone. */
export const quotients = {
  answerRate: ({ answers, calls }: Facts): number => ratio(answers, calls),
  talkRate: ({ talks, answers }: Facts): number => ratio(talks, answers),
  saleRate: ({ sales, talks }: Facts): number => ratio(sales, talks),
  orderRate: ({ orders, talks }: Facts): number => ratio(orders, talks),
  averageTalk: ({ talkTime, answers }: Facts): number => Math.round(ratio(talkTime, answers)),
}
