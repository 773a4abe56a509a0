/** A call is valid when it was talked longer than this, unless the tenant says otherwise (STAT-006, STAT-Q12). */
export const DEFAULT_VALID_CALL_SECONDS = 70

/**
 * Figures of calls. Each call counts where it began to ring, so that an answer, a quote or a deal counts with its own
 * call. Only outbound calls count as calls, answers, valid calls, quotes and deals (STAT-Q15); talk time is that of all
 * calls. No quote or deal is left out for having been quick, so their rates can exceed 1 where valid calls are few.
 */
export type CallFigures = {
  calls: number
  answers: number
  validCalls: number
  quotes: number
  orders: number
  talkSeconds: number
}

/** Strictly longer: 70 s of 70 s is not valid, 71 s is (STAT-Q12). */
export function isValidCall(talkSeconds: number, validCallSeconds: number): boolean {
  return talkSeconds > validCallSeconds
}

/** A part of a whole as a fraction; 0 of nothing (STAT-Q16). */
export function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** Answers of outbound calls (STAT-074). */
export function answerRate({ answers, calls }: Pick<CallFigures, 'answers' | 'calls'>): number {
  return rate(answers, calls)
}

/** The marketing rate: valid calls of answers (STAT-075). */
export function talkConversionRate({
  validCalls,
  answers,
}: Pick<CallFigures, 'validCalls' | 'answers'>): number {
  return rate(validCalls, answers)
}

/** The quote rate: quotes of valid calls (STAT-076). */
export function saleConversionRate({
  quotes,
  validCalls,
}: Pick<CallFigures, 'quotes' | 'validCalls'>): number {
  return rate(quotes, validCalls)
}

/** The deal rate: deals of valid calls, not of quotes (STAT-077). */
export function orderConversionRate({
  orders,
  validCalls,
}: Pick<CallFigures, 'orders' | 'validCalls'>): number {
  return rate(orders, validCalls)
}

/** An average over people, calls or days; 0 over none. Unit: that of the total. */
export function average(total: number, count: number): number {
  return rate(total, count)
}
