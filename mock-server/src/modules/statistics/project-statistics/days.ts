/** Covers every possible day: used for all work since its beginning, if no range is requested. */
const ALL_DAYS = { beginDay: '20000101', endDay: '29991231' } as const

type Days = { beginDay?: string | undefined; endDay?: string | undefined }

export function daysOrEver({ beginDay, endDay }: Days): { beginDay: string; endDay: string } {
  return { beginDay: beginDay ?? ALL_DAYS.beginDay, endDay: endDay ?? ALL_DAYS.endDay }
}
