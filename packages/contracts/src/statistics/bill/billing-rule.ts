/** The last day of a month's first half (BILL-025..028). */
export const LAST_DAY_OF_FIRST_HALF = 15

/** When an account was open, in days `YYYY-MM-DD` of the tenant's zone, both included; `closeDay` is null while it is. */
export type AccountSpan = { openDay: string; closeDay: string | null }

/** Halves of a month that an account is billed for. */
export type BilledHalves = { first: boolean; second: boolean }

/**
 * Half a month for each half in which the account was open on any day (R5, BILL-Q2). `month` is `YYYY-MM`.
 * The rules of opening and closing follow from it: up to the 15th, from the 16th on.
 */
export function billedHalves({ openDay, closeDay }: AccountSpan, month: string): BilledHalves {
  const isOpenBetween = (first: string, last: string): boolean =>
    openDay <= last && (closeDay === null || closeDay >= first)
  return {
    first: isOpenBetween(`${month}-01`, `${month}-${LAST_DAY_OF_FIRST_HALF}`),
    // In the order of texts, no day of a month is later.
    second: isOpenBetween(`${month}-${LAST_DAY_OF_FIRST_HALF + 1}`, `${month}-31`),
  }
}

/** Combines the halves of an account that was open several times: each half in which it was open at any of them, once. */
export function combineBilledHalves(spans: readonly AccountSpan[], month: string): BilledHalves {
  const halves = spans.map((span) => billedHalves(span, month))
  return { first: halves.some(({ first }) => first), second: halves.some(({ second }) => second) }
}

/** 0, 0.5 or 1 month. */
export function billedMonths({ first, second }: BilledHalves): number {
  return (Number(first) + Number(second)) / 2
}

/**
 * Cost of a set of accounts in one month, and their openings and closings in it. Unit: accounts; `accounts`: months, in
 * halves; openings and closings: as often as they happened.
 */
export type Bill = {
  accounts: number
  month: number
  firstHalfMonth: number
  afterHalfMonth: number
  effectiveCount: number
  openFirstHalfCount: number
  openAfterHalfCount: number
  closeFirstHalfCount: number
  closeAfterHalfCount: number
}

/** Accounts that were open at the same times: their number, the times, and the halves that each is billed for. */
export type BillLine = { count: number; spans: readonly AccountSpan[]; halves: BilledHalves }

/** The bill of accounts, each with the spans in which it was open. */
export function calculateBill(accounts: readonly (readonly AccountSpan[])[], month: string): Bill {
  return sumBillLines(
    accounts.map((spans) => ({ count: 1, spans, halves: combineBilledHalves(spans, month) })),
    month,
  )
}

/** The sum of lines, by what each is billed. */
export function sumBillLines(lines: readonly BillLine[], month: string): Bill {
  const bill: Bill = {
    accounts: 0,
    month: 0,
    firstHalfMonth: 0,
    afterHalfMonth: 0,
    effectiveCount: 0,
    openFirstHalfCount: 0,
    openAfterHalfCount: 0,
    closeFirstHalfCount: 0,
    closeAfterHalfCount: 0,
  }
  for (const { count, spans, halves } of lines) {
    bill.accounts += count * billedMonths(halves)
    if (halves.first && halves.second) bill.month += count
    else if (halves.first) bill.firstHalfMonth += count
    else if (halves.second) bill.afterHalfMonth += count
    if (halves.first || halves.second) bill.effectiveCount += count
    for (const span of spans) countChanges(bill, { count, ...span }, month)
  }
  return bill
}

function countChanges(
  bill: Bill,
  { count, openDay, closeDay }: AccountSpan & { count: number },
  month: string,
): void {
  const opened = findMonthHalf(openDay, month)
  if (opened === 'first') bill.openFirstHalfCount += count
  if (opened === 'second') bill.openAfterHalfCount += count
  const closed = closeDay === null ? null : findMonthHalf(closeDay, month)
  if (closed === 'first') bill.closeFirstHalfCount += count
  if (closed === 'second') bill.closeAfterHalfCount += count
}

const MONTH_CHARACTERS = 7

/** The half of the month that a day lies in; null outside the month. */
function findMonthHalf(day: string, month: string): 'first' | 'second' | null {
  if (day.slice(0, MONTH_CHARACTERS) !== month) return null
  return Number(day.slice(MONTH_CHARACTERS + 1)) <= LAST_DAY_OF_FIRST_HALF ? 'first' : 'second'
}
