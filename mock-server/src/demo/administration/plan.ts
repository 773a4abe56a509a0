import { dailyReport, type Language, tracking, user } from '@console/contracts'
import type { Text } from '../../platform/messages/text.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/time/units.ts'
import {
  addCredentials,
  addPhrase,
  tryRole,
  changeAddress,
  changeNickName,
  checkRule,
  type AdminAction,
  editPrompt,
  limitWarnings,
  pauseAccount,
  pickBusinessId,
  renewInvitation,
  resetPassword,
  scheduleReport,
  tryOrganization,
} from './admin-actions.ts'
import type { ConsoleCaller } from './console-caller.ts'

const WORKPLACES = 2

const PLANNED_SEATS = 16

const ABSENCES = 4

const REMARKS: readonly Text[] = [
  { en: 'As planned', zh: '按计划出勤' },
  { en: 'Two on leave, cover from the evening shift', zh: '两人请假，由晚班支援' },
  { en: 'Training from 14:00 to 15:00', zh: '14:00–15:00 培训' },
]

const SALES: readonly Text[] = [
  { en: 'New list since noon', zh: '中午起使用新名单' },
  { en: 'Ordinary day', zh: '一切正常' },
  { en: 'Line trouble for half an hour', zh: '线路故障半小时' },
]

const MEASURES: readonly Text[] = [
  { en: 'Coaching on identity checks', zh: '身份核验辅导' },
  { en: 'None needed', zh: '无需整改' },
  { en: 'Opening script gone through with the team', zh: '与团队复习开场白' },
]

/** Fills in the reports of the day before, for the first business at its first workplaces. */
const fillReports: AdminAction = async (send, { day, at, language }) => {
  const bizTypeId = await pickBusinessId(send, 0)
  const { workplaces } = await send(dailyReport.workplaces, { query: { bizTypeId } })
  const yesterday = new Date(at.getTime() - DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
  for (const [index, workplace] of workplaces.slice(0, WORKPLACES).entries())
    await fillReport(send, { bizTypeId, workplace, day: yesterday, turn: day + index, language })
}

/** Pages of every administrator, and how long one was looked at. */
const VISITED = [
  { path: '/console/home', seconds: 95 },
  { path: '/console/statistic/overview', seconds: 240 },
  { path: '/console/user-manage/user-list', seconds: 130 },
]

/** Reports what the console tracks by itself while somebody uses it. */
const reportUse: AdminAction = async (send, { day, at }) => {
  const timestamp = Math.floor(at.getTime() / 1000)
  const pages = VISITED.slice(0, 1 + (day % VISITED.length))
  const event = (metricId: tracking.MetricId, payload: object) => ({
    value: JSON.stringify({ metricId, ...payload }),
    timestamp,
  })
  await send(tracking.report, {
    body: {
      bizTypeId: (await send(user.info)).selectedBusinessTypeId ?? null,
      sessionId: `demo-${day}-${timestamp}`,
      sourceType: tracking.SOURCE_TYPE,
      sourceVersion: tracking.SOURCE_VERSION,
      metrics: pages.flatMap(({ path, seconds }) => [
        event(tracking.METRICS.pageView, { path }),
        event(tracking.METRICS.timeOnPage, { path, seconds: seconds + (day % 7) * 12 }),
      ]),
    },
  })
}

/** Days from the start of the administration to the moment of the demo data. */
export const ADMINISTRATION_DAYS = 30

/** Somebody signs in, does some things and signs out. */
export type Visit = { at: Date; username: string; day: number; actions: readonly AdminAction[] }

/** One visit every `everyDays` days, at this hour of Shanghai; the actions take turns. */
type Habit = { username: string; everyDays: number; hour: number; actions: readonly AdminAction[] }

const HABITS: readonly Habit[] = [
  {
    username: 'manager',
    everyDays: 1,
    hour: 9,
    actions: [
      changeNickName,
      limitWarnings,
      resetPassword,
      tryRole,
      pauseAccount,
      tryOrganization,
      changeAddress,
      editPrompt,
      renewInvitation,
    ],
  },
  { username: 'quality', everyDays: 1, hour: 10, actions: [addPhrase, checkRule] },
  { username: 'master', everyDays: 2, hour: 8, actions: [] },
  { username: 'platform-admin', everyDays: 2, hour: 11, actions: [changeAddress, tryOrganization] },
  {
    username: 'provider-admin',
    everyDays: 2,
    hour: 13,
    actions: [pauseAccount, tryOrganization, changeAddress],
  },
  { username: 'provider-unverified', everyDays: 7, hour: 14, actions: [tryOrganization] },
  { username: 'provider-rejected', everyDays: 9, hour: 16, actions: [tryOrganization] },
  { username: 'individual', everyDays: 10, hour: 19, actions: [] },
]
/** Account that fills in the daily reports on each visit of the last days, for as many days as the page shows at first. */
const REPORTER = 'manager'
const REPORTED_DAYS = 7
/** Actions that are done once, on the first visit. */
const FIRST_ACTIONS: Readonly<Record<string, readonly AdminAction[]>> = {
  manager: [addCredentials, scheduleReport],
  'platform-admin': [addCredentials],
  'provider-admin': [addCredentials],
}

const SHANGHAI_OFFSET_MS = 8 * HOUR_MS
/** Varies the minute of a visit, because nobody comes on the minute. */
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
      return [
        { at: new Date(at), username: habit.username, day, actions: [...actionsOn(habit, day), reportUse] },
      ]
    }),
  )
  return visits
    .flat()
    .filter(({ at }) => at.getTime() + VISIT_MS <= now.getTime())
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Longer than any visit. */
const VISIT_MS = HOUR_MS

function actionsOn({ username, everyDays, actions }: Habit, day: number): AdminAction[] {
  const turn = Math.floor(day / everyDays)
  const usual = actions.length === 0 ? [] : actions.slice(turn % actions.length, (turn % actions.length) + 1)
  if (turn === 0) return [...usual, ...(FIRST_ACTIONS[username] ?? [])]
  return username === REPORTER && day > ADMINISTRATION_DAYS - REPORTED_DAYS ? [...usual, fillReports] : usual
}

type Filled = { bizTypeId: number; workplace: string; day: string; turn: number; language: Language }

async function fillReport(send: ConsoleCaller, { turn, language, ...row }: Filled): Promise<void> {
  const absent = turn % ABSENCES
  const pickText = (texts: readonly Text[]) => texts[turn % texts.length]?.[language] ?? ''
  const rows = [
    [
      { columnId: 'plannedSeats', value: String(PLANNED_SEATS + (turn % 2)) },
      { columnId: 'absentSeats', value: String(absent) },
      { columnId: 'attendanceRemark', value: pickText(REMARKS) },
    ],
    [{ columnId: 'salesRemark', value: pickText(SALES) }],
    [{ columnId: 'qualityMeasures', value: pickText(MEASURES) }],
  ]
  for (const columns of rows) await send(dailyReport.update, { body: { ...row, columns } })
}
