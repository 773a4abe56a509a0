import { monitor, session, user, type DataOf } from '@console/contracts'
import { mockCall, network } from '@console/testing'
import {
  DAY_BEGIN,
  DAY_SECONDS,
  getRequestInputs,
  serveStatistics,
  type Requested,
} from './serve-statistics.ts'

export { getRequestInputs, type Requested }

type Track = DataOf<typeof monitor.track>
type Person = Track['userStatusTrackList'][number]

export const HOUR = 3600
/** Start of the 19th of November 2026 in Shanghai. */
export const YESTERDAY_BEGIN = DAY_BEGIN - DAY_SECONDS

const durations = {
  workDuration: 6 * HOUR,
  onlineDuration: 9 * HOUR,
  breakDuration: HOUR,
  idleDuration: 1800,
  leaveDuration: 0,
}

/** Worked from 08:00 to 14:00 of the 19th, and was on a break until 15:00. */
export const linYue: Person = {
  userId: 71,
  userName: 'Lin Yue',
  ...durations,
  workDuration: 100_000,
  scheduleWorkDuration: 8 * HOUR,
  leaveDuration: 61,
  dailyTrackList: [
    { day: '20261118', ...durations, workDuration: 0, onlineDuration: 0 },
    { day: '20261119', ...durations },
  ],
  events: [
    { evtType: 4, evtAt: YESTERDAY_BEGIN + 8 * HOUR, subEvt: 'productive' },
    { evtType: 5, evtAt: YESTERDAY_BEGIN + 14 * HOUR, subEvt: 'lunchBreak' },
    { evtType: 0, evtAt: YESTERDAY_BEGIN + 15 * HOUR },
  ],
}

export const track: Track = {
  userStatusTrackList: [linYue],
  total: 1,
  totalOnlineUserCnt: 1234,
  totalOnlineDuration: 100_000,
  avgOnlineDuration: 81.9,
}

export const alertAt = YESTERDAY_BEGIN + 10 * HOUR + 61

export const alerts: DataOf<typeof monitor.alerts> = {
  userInactiveAlertList: [
    { inActiveAlertAt: alertAt, userId: 71, userName: 'Lin Yue', alertId: `71-${alertAt}` },
    {
      inActiveAlertAt: alertAt - HOUR,
      userId: 71,
      userName: 'Lin Yue',
      alertId: `71-${alertAt - HOUR}`,
      acknowledgement: { acknowledgedAt: alertAt, acknowledgedBy: 'Shen Qiao', note: 'At the doctor' },
    },
  ],
  total: 2,
}

const figures = {
  plannedDuration: 9 * HOUR,
  adherentDuration: 8 * HOUR,
  adherence: 0.888,
  plannedWorkDuration: 8 * HOUR,
  workedDuration: 9 * HOUR,
  conformance: 1.125,
}

/** A server with answers for every page of monitoring; what is requested is recorded. */
export function serveMonitor(): Requested[] {
  const requested = serveStatistics()
  const note = (call: string, input: Record<string, unknown>) => void requested.push({ call, input })
  network.use(
    mockCall(monitor.track, ({ query }) => {
      note('track', query)
      return track
    }),
    mockCall(monitor.alerts, ({ query }) => {
      note('alerts', query)
      return alerts
    }),
    mockCall(monitor.alertRank, ({ query }) => {
      note('alertRank', query)
      return { rankList: [{ userId: 71, userName: 'Lin Yue', value: 2 }] }
    }),
    mockCall(monitor.config, ({ query }) => {
      note('monitorConfig', query)
      return { idleOvertime: 900 }
    }),
    mockCall(user.list, ({ body }) => {
      note('accounts', body)
      return { records: [{ id: 71, account: 'lin.yue', name: 'Lin Yue' }], total: 1 }
    }),
    mockCall(user.listEnum, () => [{ id: 71, name: 'Lin Yue' }]),
    mockCall(session.authz, () => ({ permissions: ['97305'], menuIds: [] })),
    mockCall(monitor.teamAdherence, ({ query }) => {
      note('teamAdherence', query)
      return { ...figures, plannedUserCnt: 42 }
    }),
    mockCall(monitor.deviations, { deviationList: [] }),
    mockCall(monitor.adherence, ({ query }) => {
      note('adherence', query)
      return {
        userAdherenceList: [{ userId: 71, userName: 'Lin Yue', ...figures, dailyList: [] }],
        total: 1,
      }
    }),
  )
  return requested
}
