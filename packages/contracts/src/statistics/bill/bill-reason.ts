import * as z from 'zod'
import type { Language } from '../../shared/wire.ts'
import { LAST_DAY_OF_FIRST_HALF, type AccountSpan, type BilledHalves } from './billing-rule.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** Times of an account that are named one by one; further ones are only counted. */
export const MAX_NAMED_TIMES = 4

/**
 * The reason for an account's cost in a month: the billed part, and the times in which it was open. Days are those of the
 * tenant's zone; `from` is null where it was open before the month, `to` where it was open after it.
 */
export const billReason = z.object({
  billed: z.enum(['month', 'firstHalf', 'secondHalf', 'nothing']),
  times: z.array(z.object({ from: day.nullable(), to: day.nullable() })).max(MAX_NAMED_TIMES),
  /** Times beyond those that are named. */
  furtherTimes: z.int().min(0),
  /** The day on which the account came to the organisation that it is billed to; null where that was not in the month. */
  movedOn: day.nullable(),
})
export type BillReason = z.output<typeof billReason>
type OpenTime = BillReason['times'][number]

type BilledSpans = { spans: readonly AccountSpan[]; halves: BilledHalves; movedOn?: string | null }

/** The reason of an account with the spans in which it was open, oldest first. */
export function buildBillReason({ spans, halves, movedOn = null }: BilledSpans, month: string): BillReason {
  const times = openTimes(spans, month)
  return {
    billed: billedPart(halves),
    times: times.slice(0, MAX_NAMED_TIMES),
    furtherTimes: Math.max(0, times.length - MAX_NAMED_TIMES),
    movedOn,
  }
}

function billedPart({ first, second }: BilledHalves): BillReason['billed'] {
  if (first && second) return 'month'
  if (first) return 'firstHalf'
  return second ? 'secondHalf' : 'nothing'
}

/** Cuts the spans to the month, and joins those that share a day, since the account was open on that day. */
function openTimes(spans: readonly AccountSpan[], month: string): OpenTime[] {
  const times: OpenTime[] = []
  for (const { openDay, closeDay } of spans) {
    // In the order of texts, no day of a month is later.
    const isInMonth = openDay <= `${month}-31` && (closeDay === null || closeDay >= `${month}-01`)
    if (!isInMonth) continue
    const time = {
      from: openDay < `${month}-01` ? null : openDay,
      to: closeDay === null || closeDay > `${month}-31` ? null : closeDay,
    }
    const last = times.at(-1)
    if (last !== undefined && touches(last, time)) last.to = pickLater(last.to, time.to)
    else times.push(time)
  }
  return times
}

const touches = (earlier: OpenTime, later: OpenTime): boolean =>
  earlier.to === null || later.from === null || later.from <= earlier.to

const pickLater = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other

/** The reason in words, such as "Opened 16 Mar → half a month (from the 16th)". Page and files say the same. */
export function reasonText(reason: BillReason, language: Language): string {
  const { billed, times, furtherTimes, movedOn } = reason
  const words = language === 'zh' ? chinese : english
  const [only] = times
  const isOneTime = times.length === 1 && furtherTimes === 0 && only !== undefined
  const open = isOneTime ? words.only(only) : words.times(times.map(words.time), furtherTimes)
  const moved = movedOn === null ? '' : words.moved(movedOn)
  return `${open} → ${words.billed[billed]}${moved}`
}

type Words = {
  billed: Readonly<Record<BillReason['billed'], string>>
  /** Words for an account that was open once in the month. */
  only: (time: OpenTime) => string
  /** One time among several. */
  time: (time: OpenTime) => string
  times: (times: readonly string[], further: number) => string
  moved: (day: string) => string
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function monthAndDay(text: string): [month: number, day: number] {
  return [Number(text.slice(5, 7)), Number(text.slice(8, 10))]
}

function englishDay(text: string): string {
  const [month, dayOfMonth] = monthAndDay(text)
  return `${dayOfMonth} ${MONTHS[month - 1] ?? ''}`
}

function chineseDay(text: string): string {
  const [month, dayOfMonth] = monthAndDay(text)
  return `${month}月${dayOfMonth}日`
}

const SECOND_HALF = LAST_DAY_OF_FIRST_HALF + 1

const english: Words = {
  billed: {
    month: 'full month',
    firstHalf: `half a month (up to the ${LAST_DAY_OF_FIRST_HALF}th)`,
    secondHalf: `half a month (from the ${SECOND_HALF}th)`,
    nothing: 'not billed',
  },
  only: ({ from, to }) => {
    if (from === null) return to === null ? 'Open the whole month' : `Closed ${englishDay(to)}`
    return to === null ? `Opened ${englishDay(from)}` : `Opened ${englishDay(from)}, closed ${englishDay(to)}`
  },
  time: ({ from, to }) => {
    if (from === null) return to === null ? 'the whole month' : `until ${englishDay(to)}`
    if (to === null) return `from ${englishDay(from)}`
    return from === to ? `on ${englishDay(from)}` : `${englishDay(from)} to ${englishDay(to)}`
  },
  times: (times, further) => {
    if (times.length === 0) return 'Not open in the month'
    const more = further === 0 ? '' : further === 1 ? ' and 1 more time' : ` and ${further} more times`
    return `Open ${times.join(', ')}${more}`
  },
  moved: (on) => `; moved here ${englishDay(on)}`,
}

const chinese: Words = {
  billed: {
    month: '整月',
    firstHalf: `半个月（${LAST_DAY_OF_FIRST_HALF}日及以前）`,
    secondHalf: `半个月（${SECOND_HALF}日及以后）`,
    nothing: '不计费',
  },
  only: ({ from, to }) => {
    if (from === null) return to === null ? '全月开通' : `${chineseDay(to)}关闭`
    return to === null ? `${chineseDay(from)}开通` : `${chineseDay(from)}开通，${chineseDay(to)}关闭`
  },
  time: ({ from, to }) => {
    if (from === null) return to === null ? '全月' : `至${chineseDay(to)}`
    if (to === null) return `${chineseDay(from)}起`
    return from === to ? chineseDay(from) : `${chineseDay(from)}至${chineseDay(to)}`
  },
  times: (times, further) => {
    if (times.length === 0) return '本月未开通'
    return `开通时间：${times.join('、')}${further === 0 ? '' : `，另有${further}次`}`
  },
  moved: (on) => `；${chineseDay(on)}调入本组织`,
}
