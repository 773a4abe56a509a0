import * as z from 'zod'

/** Monday is 1. */
const WEEK_DAYS = 7
/** Every month has these days; a later one is the last. */
export const LAST_DAY_OF_ALL_MONTHS = 28

/**
 * Time in the company's zone, at a full or a half hour. Half past midnight is the first: by then the statistics of the day
 * before are whole.
 */
const time = z.string().regex(/^(?!00:00)([01]\d|2[0-3]):(00|30)$/)

/** When a report is due. */
export const timing = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('week'), weekday: z.int().min(1).max(WEEK_DAYS), time }),
  z.strictObject({
    every: z.literal('month'),
    day: z.union([z.int().min(1).max(LAST_DAY_OF_ALL_MONTHS), z.literal('last')]),
    time,
  }),
])
export type Timing = z.output<typeof timing>

/** Days of a file: the day, the week from Monday, or the month before the one in which it is due. */
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]
