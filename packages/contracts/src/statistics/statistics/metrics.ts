/** Ids of the metrics (STAT-Q1): hundreds by subject, 1 online, 2 calls and sales, 3 recommendation and twin, 4 quality, 5 labels. */
export const METRIC = {
  /** Different people. */
  onlineUsers: 1_000_101,
  /** Seconds a person. */
  onlineDuration: 1_000_102,
  calls: 1_000_201,
  answers: 1_000_202,
  validCalls: 1_000_203,
  quotes: 1_000_204,
  orders: 1_000_205,
  /** Seconds; from a server that reports them, `tag1` by `tag2` is the average talk time of a series. */
  talkTime: 1_000_206,
  /** Rates are fractions; `tag1` of `tag2`. */
  answerRate: 1_000_211,
  talkConversionRate: 1_000_212,
  saleConversionRate: 1_000_213,
  orderConversionRate: 1_000_214,
  /** `tag1` accepted, `tag2` valid ones. */
  recommended: 1_000_301,
  twinUses: 1_000_303,
  violationsTip: 1_000_400,
  violationsLight: 1_000_401,
  violationsMedium: 1_000_402,
  violationsSerious: 1_000_403,
  labelHits: 1_000_501,
} as const
export type Metric = (typeof METRIC)[keyof typeof METRIC]

/** A quarter of an hour: zones differ by whole quarters, so slots begin alike in all of them. */
export const SLOT_SECONDS = 900

/** A span variant is the metric's id plus this: one point for each quarter of an hour of a single day (STAT-Q2). */
export const SPAN_OFFSET = 1_000_000

const KNOWN: ReadonlySet<number> = new Set(Object.values(METRIC))

const isMetric = (id: number): id is Metric => KNOWN.has(id)

/** Reads the id of a metric; null for an unknown one. */
export function readMetric(id: number): { metric: Metric; isSpan: boolean } | null {
  if (isMetric(id)) return { metric: id, isSpan: false }
  const plain = id - SPAN_OFFSET
  return isMetric(plain) ? { metric: plain, isSpan: true } : null
}
