import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/time/units.ts'
import {
  addCredentials,
  addPhrase,
  addRole,
  changeAddress,
  changeNickName,
  checkRule,
  editPrompt,
  limitWarnings,
  pauseAccount,
  renewInvitation,
  resetPassword,
  scheduleReport,
  tryOrganization,
  type Deed,
} from './deeds.ts'
import { fillReports } from './fill-reports.ts'
import { reportUse } from './report-use.ts'

/** How long before the moment of the demo data its administration began. */
export const ADMINISTRATION_DAYS = 30

/** Somebody signs in, does some things and signs out. */
export type Visit = { at: Date; username: string; day: number; deeds: readonly Deed[] }

/** One visit on every so many days, at this hour of Shanghai; the deeds take turns. */
type Habit = { username: string; everyDays: number; hour: number; deeds: readonly Deed[] }

const HABITS: readonly Habit[] = [
  {
    username: 'manager',
    everyDays: 1,
    hour: 9,
    deeds: [
      changeNickName,
      limitWarnings,
      resetPassword,
      addRole,
      pauseAccount,
      tryOrganization,
      changeAddress,
      editPrompt,
      renewInvitation,
    ],
  },
  { username: 'quality', everyDays: 1, hour: 10, deeds: [addPhrase, checkRule] },
  { username: 'master', everyDays: 2, hour: 8, deeds: [] },
  { username: 'platform-admin', everyDays: 2, hour: 11, deeds: [changeAddress, tryOrganization] },
  {
    username: 'provider-admin',
    everyDays: 2,
    hour: 13,
    deeds: [pauseAccount, tryOrganization, changeAddress],
  },
  { username: 'provider-unverified', everyDays: 7, hour: 14, deeds: [tryOrganization] },
  { username: 'provider-rejected', everyDays: 9, hour: 16, deeds: [tryOrganization] },
  { username: 'individual', everyDays: 10, hour: 19, deeds: [] },
]
/** Fills the daily reports in on each visit of the last days, as long as the page shows at first. */
const REPORTER = 'manager'
const REPORTED_DAYS = 7
/** Once, on the first visit. */
const FIRST_DEEDS: Readonly<Record<string, readonly Deed[]>> = {
  manager: [addCredentials, scheduleReport],
  'platform-admin': [addCredentials],
  'provider-admin': [addCredentials],
}

const SHANGHAI_OFFSET_MS = 8 * HOUR_MS
/** Nobody comes at the minute. */
const getVisitMinute = (day: number, habit: number): number => (day * 7 + habit * 11) % 50

/** The visits of the days before a moment, in their order. */
export function administrationPlan(now: Date): Visit[] {
  const midnight = Math.floor((now.getTime() + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS
  const visits = Array.from({ length: ADMINISTRATION_DAYS + 1 }, (_, day) =>
    HABITS.flatMap((habit, index): Visit[] => {
      if ((day + index) % habit.everyDays !== 0) return []
      const at =
        midnight -
        (ADMINISTRATION_DAYS - day) * DAY_MS +
        habit.hour * HOUR_MS +
        getVisitMinute(day, index) * MINUTE_MS
      return [{ at: new Date(at), username: habit.username, day, deeds: [...deedsOn(habit, day), reportUse] }]
    }),
  )
  return visits
    .flat()
    .filter(({ at }) => at.getTime() + VISIT_MS <= now.getTime())
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Longer than any visit. */
const VISIT_MS = HOUR_MS

function deedsOn({ username, everyDays, deeds }: Habit, day: number): Deed[] {
  const turn = Math.floor(day / everyDays)
  const usual = deeds.length === 0 ? [] : deeds.slice(turn % deeds.length, (turn % deeds.length) + 1)
  if (turn === 0) return [...usual, ...(FIRST_DEEDS[username] ?? [])]
  return username === REPORTER && day > ADMINISTRATION_DAYS - REPORTED_DAYS ? [...usual, fillReports] : usual
}
