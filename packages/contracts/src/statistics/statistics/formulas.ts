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

/** The part and the whole of each rate: defined here alone, for pages, files, totals and queries (R62). */
export const RATES = {
  /** STAT-074 */
  answerRate: { part: 'answers', whole: 'calls' },
  /** The marketing rate, which the seats' wall calls valid rate (STAT-075). */
  talkConversionRate: { part: 'validCalls', whole: 'answers' },
  /** The quote rate (STAT-076). */
  saleConversionRate: { part: 'quotes', whole: 'validCalls' },
  /** The deal rate: of valid calls, not of quotes (STAT-077). */
  orderConversionRate: { part: 'orders', whole: 'validCalls' },
} as const satisfies Record<string, { part: keyof CallFigures; whole: keyof CallFigures }>
type Rate<Part extends string, Whole extends string> = { readonly part: Part; readonly whole: Whole }

/** A quotient by its two sums: a total adds these, never quotients. */
export type Quotient = { part: number; whole: number }

export function partsOfRate<Part extends string, Whole extends string>(
  { part, whole }: Rate<Part, Whole>,
  figures: Readonly<Record<Part | Whole, number>>,
): Quotient {
  return { part: figures[part], whole: figures[whole] }
}

export function quotient({ part, whole }: Quotient): number {
  return rate(part, whole)
}

type FiguresOf<Name extends keyof typeof RATES> = Pick<CallFigures, (typeof RATES)[Name]['part' | 'whole']>

export function answerRate(figures: FiguresOf<'answerRate'>): number {
  return quotient(partsOfRate(RATES.answerRate, figures))
}

export function talkConversionRate(figures: FiguresOf<'talkConversionRate'>): number {
  return quotient(partsOfRate(RATES.talkConversionRate, figures))
}

export function saleConversionRate(figures: FiguresOf<'saleConversionRate'>): number {
  return quotient(partsOfRate(RATES.saleConversionRate, figures))
}

export function orderConversionRate(figures: FiguresOf<'orderConversionRate'>): number {
  return quotient(partsOfRate(RATES.orderConversionRate, figures))
}

/** The average talk time: of answered calls in both directions, as talk time is (R62). Unit: seconds. */
export const AVERAGE_TALK = { part: 'answeredSeconds', whole: 'answeredCalls' } as const

/** An average over people, calls or days; 0 over none. Unit: that of the total. */
export function average(total: number, count: number): number {
  return rate(total, count)
}
