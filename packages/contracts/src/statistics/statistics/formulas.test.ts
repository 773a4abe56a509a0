import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerRate,
  average,
  AVERAGE_TALK,
  isValidCall,
  orderConversionRate,
  partsOfRate,
  quotient,
  rate,
  saleConversionRate,
  talkConversionRate,
} from './formulas.ts'

/** Calls as they are, one by one. */
const someCalls = fc.array(
  fc.record({
    isAnswered: fc.boolean(),
    talkSeconds: fc.integer({ min: 0, max: 400 }),
    isQuoted: fc.boolean(),
    isOrdered: fc.boolean(),
  }),
  { maxLength: 60 },
)

/** The figures of calls, and the same rates by counting one by one. */
function referenceCounts(
  calls: { isAnswered: boolean; talkSeconds: number; isQuoted: boolean; isOrdered: boolean }[],
) {
  let answers = 0
  let validCalls = 0
  let quotes = 0
  let orders = 0
  for (const call of calls) {
    if (!call.isAnswered) continue
    answers += 1
    if (call.talkSeconds > 70) validCalls += 1
    if (call.isQuoted) quotes += 1
    if (call.isOrdered) orders += 1
  }
  return { calls: calls.length, answers, validCalls, quotes, orders }
}

describe('conversion rates', () => {
  test('are those of the four examples [STAT-074, STAT-075, STAT-076, STAT-077]', () => {
    expect(answerRate({ answers: 80, calls: 200 })).toBe(0.4)
    expect(talkConversionRate({ validCalls: 40, answers: 80 })).toBe(0.5)
    expect(saleConversionRate({ quotes: 10, validCalls: 40 })).toBe(0.25)
    expect(orderConversionRate({ orders: 4, validCalls: 40 })).toBe(0.1)
  })

  test('are never below 0, those of answers and valid calls never above 1, and give the counts when multiplied back [STAT-074..077]', () => {
    fc.assert(
      fc.property(someCalls, (calls) => {
        const figures = referenceCounts(calls)
        const rates = [
          [answerRate(figures), figures.answers, figures.calls],
          [talkConversionRate(figures), figures.validCalls, figures.answers],
        ] as const
        for (const [value] of rates) expect(value).toBeLessThanOrEqual(1)
        const further = [
          [saleConversionRate(figures), figures.quotes, figures.validCalls],
          [orderConversionRate(figures), figures.orders, figures.validCalls],
        ] as const
        for (const [value, part, whole] of [...rates, ...further]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(Math.round(value * whole)).toBe(whole === 0 ? 0 : part)
        }
      }),
    )
  })

  test('are 0 where there is nothing to divide by, never no number', () => {
    expect([rate(0, 0), average(0, 0)]).toEqual([0, 0])
  })
})

test('a call is valid when it is longer than the seconds of the tenant, not when it is as long [STAT-006]', () => {
  expect([isValidCall(70, 70), isValidCall(71, 70), isValidCall(0, 0)]).toEqual([false, true, false])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7200 }), fc.integer({ min: 0, max: 600 }), (talk, limit) => {
      const isLonger = Array.from({ length: talk }).length - limit >= 1
      expect(isValidCall(talk, limit)).toBe(isLonger)
    }),
  )
})

test('average talk time is the talk of answered calls by answered calls, not by outbound or valid ones', () => {
  const day = { calls: 1260, answers: 700, validCalls: 300, answeredSeconds: 100_000, answeredCalls: 1250 }
  expect(quotient(partsOfRate(AVERAGE_TALK, day))).toBe(80)
})

test('an average is what everybody would have if all had the same [STAT-073]', () => {
  expect(average(7, 3).toFixed(3)).toBe('2.333')
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 86_400 }), { minLength: 1, maxLength: 40 }), (values) => {
      const total = values.reduce((sum, value) => sum + value, 0)
      const mean = average(total, values.length)
      expect(Math.abs(values.reduce((rest, value) => rest + (value - mean), 0))).toBeLessThan(1e-6)
    }),
  )
})
