/** Covers every possible day: used for all work since its beginning, if no range is requested. */
const EVER = { beginDay: '20000101', endDay: '29991231' } as const

type Days = { beginDay?: string | undefined; endDay?: string | undefined }

export function daysOrEver({ beginDay, endDay }: Days): { beginDay: string; endDay: string } {
  return { beginDay: beginDay ?? EVER.beginDay, endDay: endDay ?? EVER.endDay }
}
