import { monitor, session, STATUS_EVENT, user, workspace, type DataOf } from '@console/contracts'
import { mockCall, network, type Refusal } from '@console/testing'
import { DAY_BEGIN, NOW_SECONDS, type Requested } from './serve-statistics.ts'

const HOUR = 3600
const at = (hours: number): number => DAY_BEGIN + hours * HOUR

/** Online at 8, idle from 9 to 9:15, productive to noon, at lunch to 13, then productive until now, 14:37. */
export const EVENTS: DataOf<typeof monitor.events>['events'] = [
  { evtType: STATUS_EVENT.logIn, evtAt: at(8) },
  { evtType: STATUS_EVENT.idle, evtAt: at(9), subEvt: 'idle' },
  { evtType: STATUS_EVENT.work, evtAt: at(9.25), subEvt: 'productive' },
  { evtType: STATUS_EVENT.break, evtAt: at(12), subEvt: 'lunchBreak' },
  { evtType: STATUS_EVENT.work, evtAt: at(13), subEvt: 'productive' },
]

const durations = {
  workDuration: 15_768,
  onlineDuration: 23_868,
  breakDuration: 3600,
  idleDuration: 900,
  leaveDuration: 0,
}

export type PersonServer = {
  permissions: string[]
  events: DataOf<typeof monitor.events>['events']
  lastEditId: number
  edit: DataOf<typeof monitor.edit> | Refusal
  /** Null for a viewer who may not watch the person. */
  screen: DataOf<typeof workspace.seatScreen>
}

/** A server that knows Ada Lee on the 20th of November 2026; what is requested is recorded, and its answers may be changed. */
export function servePerson(): { requested: Requested[]; server: PersonServer } {
  const requested: Requested[] = []
  const note = (call: string, input: Record<string, unknown>) => void requested.push({ call, input })
  const server: PersonServer = {
    permissions: ['9532001'],
    events: EVENTS,
    lastEditId: 4,
    edit: { id: 5, organizationFiguresAt: NOW_SECONDS },
    screen: null,
  }
  network.use(
    mockCall(session.authz, () => ({ permissions: server.permissions, menuIds: [] })),
    mockCall(workspace.seatScreen, ({ query }) => {
      note('screen', query)
      return server.screen
    }),
    mockCall(user.listEnum, () => [{ id: 72, name: 'Bo Chen' }]),
    mockCall(monitor.events, ({ query }) => {
      note('events', query)
      return { events: server.events, lastEditId: server.lastEditId }
    }),
    mockCall(monitor.detail, ({ query }) => {
      note('detail', query)
      return {
        userId: 71,
        userName: 'Ada Lee',
        ...durations,
        scheduleWorkDuration: 28_800,
        dailyTrackList: [{ day: '20261120', ...durations }],
      }
    }),
    mockCall(monitor.edit, ({ body }) => {
      note('edit', body)
      return server.edit
    }),
  )
  serveAround(note)
  return { requested, server }
}

function serveAround(note: (call: string, input: Record<string, unknown>) => void): void {
  network.use(
    mockCall(monitor.alerts, () => ({
      userInactiveAlertList: [{ inActiveAlertAt: at(9.1), userId: 71, userName: 'Ada Lee' }],
      total: 1,
    })),
    mockCall(monitor.schedules, () => ({
      userScheduleList: [
        {
          userId: 71,
          userName: 'Ada Lee',
          detail: [
            {
              schedulesStart: at(7.75),
              actualStart: at(8),
              schedulesDuration: 9 * HOUR,
              expectedWorkDuration: 8 * HOUR,
              actualWorkDuration: 15_768,
              status: 1 as const,
            },
          ],
        },
      ],
      total: 1,
    })),
    mockCall(monitor.deviations, () => ({
      deviationList: [
        {
          day: '20261120',
          shiftStart: at(7.75),
          shiftEnd: at(16.75),
          cause: 'lateStart' as const,
          begin: at(7.75),
          end: at(8),
          isOpen: false,
        },
      ],
    })),
    mockCall(monitor.editHistory, ({ query }) => {
      note('editHistory', query)
      return { items: [], total: 0 }
    }),
    mockCall(monitor.teamDay, () => ({
      userCnt: 12,
      median: { ...durations, workDuration: 16_200 },
      slotList: [],
    })),
  )
}
