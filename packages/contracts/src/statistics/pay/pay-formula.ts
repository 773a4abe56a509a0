import { HOUR_SECONDS } from '../../shared/units.ts'

/** Rates that a business pays, in the tenant's currency. */
export type PayRates = {
  perOnlineHour: number
  perValidCall: number
  perOrder: number
  /** Taken off for each serious violation. */
  perSeriousViolation: number
}

/** Work of a person in a half month for one business. */
export type PaidWork = {
  onlineSeconds: number
  validCalls: number
  orders: number
  seriousViolations: number
}

export type Pay = { hours: number; calls: number; orders: number; deduction: number; total: number }

const CENTS = 100

/** Each part is rounded to cents on its own, so that the parts add up to the total. The total never falls below 0. */
export function calculatePay(rates: PayRates, work: PaidWork): Pay {
  const hours = cents((work.onlineSeconds / HOUR_SECONDS) * rates.perOnlineHour)
  const calls = cents(work.validCalls * rates.perValidCall)
  const orders = cents(work.orders * rates.perOrder)
  const deduction = cents(work.seriousViolations * rates.perSeriousViolation)
  const total = Math.max(0, hours + calls + orders - deduction)
  return {
    hours: hours / CENTS,
    calls: calls / CENTS,
    orders: orders / CENTS,
    deduction: deduction / CENTS,
    total: total / CENTS,
  }
}

function cents(amount: number): number {
  return Math.round(amount * CENTS)
}
