/** The days of one file: its first and last as `YYYY-MM-DD`, and the first and last second of them in unix seconds. */
export type RunDays = { firstDay: string; lastDay: string; firstSecond: number; lastSecond: number }

const wire = (day: string): string => day.replaceAll('-', '')
const MONTH_CHARACTERS = 7
const month = (day: string): string => day.slice(0, MONTH_CHARACTERS)

/** Forms in which filters write days. */
export const DAY_FORMS = {
  days: ({ firstDay, lastDay }: RunDays) => ({ beginDay: wire(firstDay), endDay: wire(lastDay) }),
  isoDays: ({ firstDay, lastDay }: RunDays) => ({ beginDay: firstDay, endDay: lastDay }),
  daysAt: ({ firstDay, lastDay }: RunDays) => ({ beginAt: wire(firstDay), endAt: wire(lastDay) }),
  times: ({ firstSecond, lastSecond }: RunDays) => ({ beginTime: firstSecond, endTime: lastSecond }),
  operationTimes: ({ firstSecond, lastSecond }: RunDays) => ({
    opAtBegin: firstSecond,
    opAtEnd: lastSecond,
  }),
  billMonth: ({ lastDay }: RunDays) => ({ queryDate: month(lastDay) }),
  recordingMonth: ({ lastDay }: RunDays) => ({ date: month(lastDay) }),
  checkDay: ({ lastDay }: RunDays) => ({ checkDate: wire(lastDay) }),
} as const
export type DayForm = keyof typeof DAY_FORMS
export type DayFields<Form extends DayForm> = ReturnType<(typeof DAY_FORMS)[Form]>

export const ANY_DAY: RunDays = {
  firstDay: '2026-01-01',
  lastDay: '2026-01-01',
  firstSecond: 1_767_225_600,
  lastSecond: 1_767_311_999,
}
