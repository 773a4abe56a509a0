import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  billedHalves,
  combineBilledHalves,
  billedMonths,
  calculateBill,
  type AccountSpan,
} from './billing-rule.ts'

const MONTH = '2026-11'

test.each([
  ['opened on the 15th [BILL-025]', { openDay: '2026-11-15', closeDay: null }, 1],
  ['opened on the 16th [BILL-026]', { openDay: '2026-11-16', closeDay: null }, 0.5],
  ['open before, closed on the 16th [BILL-027]', { openDay: '2026-10-03', closeDay: '2026-11-16' }, 1],
  ['open before, closed on the 15th [BILL-028]', { openDay: '2026-10-03', closeDay: '2026-11-15' }, 0.5],
  ['open before and after [BILL-029]', { openDay: '2026-10-03', closeDay: '2027-01-01' }, 1],
  ['open before, not closed [BILL-029]', { openDay: '2026-10-03', closeDay: null }, 1],
  ['closed before the month [BILL-030]', { openDay: '2026-10-03', closeDay: '2026-10-31' }, 0],
  ['opened after the month [BILL-030]', { openDay: '2026-12-01', closeDay: null }, 0],
  ['open from the 3rd to the 10th [BILL-031]', { openDay: '2026-11-03', closeDay: '2026-11-10' }, 0.5],
  ['open from the 20th to the 25th [BILL-031]', { openDay: '2026-11-20', closeDay: '2026-11-25' }, 0.5],
  ['open from the 10th to the 20th [BILL-031]', { openDay: '2026-11-10', closeDay: '2026-11-20' }, 1],
])('an account %s is billed', (_case, span, months) => {
  expect(billedMonths(billedHalves(span, MONTH))).toBe(months)
})

const DAY_MS = 86_400_000
const textOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
const aDay = fc.integer({ min: Date.UTC(2023, 10, 1) / DAY_MS, max: Date.UTC(2028, 3, 1) / DAY_MS })
const aSpan: fc.Arbitrary<AccountSpan> = fc
  .tuple(aDay, fc.option(fc.integer({ min: 0, max: 400 })))
  .map(([open, length]) => ({
    openDay: textOf(open),
    closeDay: length === null ? null : textOf(open + length),
  }))
/** Spans of one account, in any order; also such that touch or overlap. */
const someSpans = fc.array(aSpan, { maxLength: 4 })
const aMonth = fc
  .tuple(fc.integer({ min: 2024, max: 2028 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

/** Looks at every day of the month. */
function referenceHalves(span: AccountSpan, month: string): Set<number> {
  const halves = new Set<number>()
  for (let at = Date.parse(`${month}-01`); new Date(at).toISOString().startsWith(month); at += DAY_MS) {
    const day = new Date(at)
    const isOpen = day >= new Date(span.openDay) && (span.closeDay === null || day <= new Date(span.closeDay))
    if (isOpen) halves.add(day.getUTCDate() <= 15 ? 1 : 2)
  }
  return halves
}

describe('the bill of accounts', () => {
  test('bills each half in which an account was open on any day, in every month [BILL-025..031]', () => {
    fc.assert(
      fc.property(aSpan, aMonth, (span, month) => {
        expect(billedMonths(billedHalves(span, month))).toBe(referenceHalves(span, month).size / 2)
      }),
    )
  })

  test('is its full months and half its half months, where anyone who was open on a day counts once [BILL-032, BILL-008]', () => {
    fc.assert(
      fc.property(fc.array(someSpans, { maxLength: 30 }), aMonth, (accounts, month) => {
        const bill = calculateBill(accounts, month)
        expect(bill.accounts).toBe(bill.month + 0.5 * (bill.firstHalfMonth + bill.afterHalfMonth))
        expect(bill.effectiveCount).toBe(bill.month + bill.firstHalfMonth + bill.afterHalfMonth)
        const halves = accounts.map(
          (spans) => new Set(spans.flatMap((span) => [...referenceHalves(span, month)])).size,
        )
        expect(bill.accounts).toBe(halves.reduce((sum, count) => sum + count / 2, 0))
        expect(bill.effectiveCount).toBe(halves.filter((count) => count > 0).length)
        const spans = accounts.flat()
        const opened = spans.filter(({ openDay }) => openDay.startsWith(month)).length
        const closed = spans.filter(({ closeDay }) => closeDay?.startsWith(month)).length
        expect(bill.openFirstHalfCount + bill.openAfterHalfCount).toBe(opened)
        expect(bill.closeFirstHalfCount + bill.closeAfterHalfCount).toBe(closed)
      }),
    )
  })

  test('of an account that was closed and opened again counts each half once [BILL-031, BILL-008]', () => {
    const spans = [
      { openDay: '2026-10-01', closeDay: '2026-11-03' },
      { openDay: '2026-11-05', closeDay: '2026-11-09' },
      { openDay: '2026-11-14', closeDay: '2026-11-14' },
    ]
    expect(calculateBill([spans], MONTH)).toMatchObject({
      accounts: 0.5,
      firstHalfMonth: 1,
      effectiveCount: 1,
      openFirstHalfCount: 2,
      closeFirstHalfCount: 3,
    })
    expect(combineBilledHalves([], MONTH)).toEqual({ first: false, second: false })
  })

  test('splits openings and closings at the 15th [BILL-006, BILL-010]', () => {
    const accounts = [
      [{ openDay: '2026-11-15', closeDay: '2026-11-15' }],
      [{ openDay: '2026-11-16', closeDay: '2026-11-30' }],
      [{ openDay: '2026-10-31', closeDay: '2026-12-01' }],
    ]
    expect(calculateBill(accounts, MONTH)).toEqual({
      accounts: 2,
      month: 1,
      firstHalfMonth: 1,
      afterHalfMonth: 1,
      effectiveCount: 3,
      openFirstHalfCount: 1,
      openAfterHalfCount: 1,
      closeFirstHalfCount: 1,
      closeAfterHalfCount: 1,
    })
  })
})
