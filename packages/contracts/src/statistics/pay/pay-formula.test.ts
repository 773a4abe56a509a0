import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculatePay } from './pay-formula.ts'

const RATES = { perOnlineHour: 20, perValidCall: 0.35, perOrder: 12, perSeriousViolation: 50 }

test('is the hours, the valid calls and the orders, less the deduction', () => {
  const work = { onlineSeconds: 5400, validCalls: 10, orders: 2, seriousViolations: 1 }
  expect(calculatePay(RATES, work)).toEqual({ hours: 30, calls: 3.5, orders: 24, deduction: 50, total: 7.5 })
})

test('never demands money back, and its parts add up to the cent', () => {
  const amount = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100)
  const times = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(
      fc.record({
        perOnlineHour: amount,
        perValidCall: amount,
        perOrder: amount,
        perSeriousViolation: amount,
      }),
      fc.record({ onlineSeconds: times, validCalls: times, orders: times, seriousViolations: times }),
      (rates, work) => {
        const pay = calculatePay(rates, work)
        const sum = pay.hours + pay.calls + pay.orders - pay.deduction
        expect(pay.total).toBeCloseTo(Math.max(0, sum), 2)
      },
    ),
  )
})
