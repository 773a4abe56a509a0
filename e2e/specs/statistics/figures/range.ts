import { pickBySeed } from '../../../fixtures/plain-query.ts'

/** Seed of the days and figures; another seed picks others. */
export const SEED = process.env['FIGURES_SEED'] ?? '1'
/** The zone of the demo's companies. */
export const ZONE = 'Asia/Shanghai'
const DAY_MS = 86_400_000
const MONTH_CHARACTERS = 7

/** `2026-11-20` in the zone of the companies. */
const dayAgo = (days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(Date.now() - days * DAY_MS)
const toMonth = (day: string): string => day.slice(0, MONTH_CHARACTERS)

export const TODAY = dayAgo(0)
/** Days that are over: their figures change no more. */
export const FROM = dayAgo(pickBySeed([6, 5, 4], SEED, 'the first day'))
export const TO = dayAgo(1)
/** The last day whose shifts are all over: those of yesterday's night may go on. */
export const LAST_OF_SHIFTS = dayAgo(2)
/** The demo's first day, before all of these: what changes on it changes none of their figures. */
export const EARLIER = dayAgo(7)
/** Query of the days in most addresses. */
export const DAYS = `from=${FROM}&to=${TO}`

/** The month of most of the days that the demo has, as `2026-11`. */
export const MONTH_OF_DAYS = toMonth(dayAgo(3))
const [year = 0, month = 0] = toMonth(TODAY).split('-').map(Number)
/** The month before the present one. */
export const LAST_MONTH = toMonth(new Date(Date.UTC(year, month - 1, 0)).toISOString())

/** A day in addresses of monitoring. */
export const wireDay = (day: string): string => day.replaceAll('-', '')

/** The days, with ranks of organisations also where these are few. */
export const DAYS_OF_ORGANISATIONS = `${DAYS}&ranks=organisations`
