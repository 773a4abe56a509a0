import { METRIC, projectStat, stat, type DataOf } from '@console/contracts'
import { mockCall, network } from '@console/testing'
import {
  DAY_BEGIN,
  DAY_SECONDS,
  daySeries,
  daysSeries,
  moduleConfig,
  NOW_SECONDS,
  orgSummary,
  type Requested,
} from './serve-statistics.ts'

/** Lantern has two businesses in the first project, and is beside Northgate in it. */
export const sampleProjects: DataOf<typeof projectStat.monitor>['records'] = [
  {
    id: 8,
    name: 'Bookings',
    assignments: [
      { bizTypeID: 131, tenantName: 'Lantern Call Services', isOwn: false },
      { bizTypeID: 140, tenantName: 'Northgate Outsourcing', isOwn: false },
    ],
  },
  {
    id: 7,
    name: 'Renewals',
    assignments: [
      { bizTypeID: 131, tenantName: 'Lantern Call Services', isOwn: false },
      { bizTypeID: 132, tenantName: 'Lantern Call Services', isOwn: false },
    ],
  },
]

export const sampleWorker: projectStat.Worker = {
  userId: 71,
  id: 71,
  name: 'Lin Yue',
  orgName: 'Harbour team',
  phone: '138****2210',
  onlineStatus: 'online',
  totalOnlineDuration: 27_100,
  bizId: 131,
  status: 1,
  roomId: '',
}

type Series = DataOf<typeof stat.detail>

/** Violations by level: 6 and 9 tips, 3 and 4 light, 2 and 0 moderate, 0 and 1 severe ones on the first two days. */
const VIOLATIONS: Readonly<Record<number, readonly number[]>> = {
  [METRIC.violationsTip]: [6, 9],
  [METRIC.violationsLight]: [3, 4],
  [METRIC.violationsMedium]: [2, 0],
  [METRIC.violationsSerious]: [0, 1],
}

function buildSeries(metric: number): Series {
  const violations = VIOLATIONS[metric]
  const time = (day: number) => DAY_BEGIN + (day - 6) * DAY_SECONDS
  if (violations !== undefined) {
    const current = violations.map((value, day) => ({ time: time(day), value }))
    return { current, yesterday: [], dayOfLastWeek: [] }
  }
  if (metric === METRIC.recommended) {
    const current = [9, 5].map((value, day) => ({ time: time(day), value, tag1: value - 4, tag2: value - 2 }))
    return { current, yesterday: [], dayOfLastWeek: [] }
  }
  return daysSeries
}

/** A server with the work of contractors; what is requested is recorded. */
export function serveProjectWork(projects = sampleProjects): Requested[] {
  const requested: Requested[] = []
  const note = (call: string, input: Record<string, unknown>) => void requested.push({ call, input })
  network.use(
    mockCall(projectStat.monitor, () => {
      note('projects', {})
      return { records: projects }
    }),
    mockCall(stat.config, ({ query }) => {
      note('config', query)
      return moduleConfig()
    }),
    mockCall(stat.time, () => {
      note('time', {})
      return { lastUpdatedAt: NOW_SECONDS - 468, nextUpdatedAt: NOW_SECONDS + 432 }
    }),
    mockCall(projectStat.bizSummary, ({ query }) => {
      note('summary', query)
      return { orgSummary, periods: [{ from: DAY_BEGIN - 60 * DAY_SECONDS, until: null }] }
    }),
    mockCall(projectStat.detail, ({ query }) => {
      note('detail', query)
      return query.beginDay === query.endDay ? daySeries : buildSeries(query.metric)
    }),
    mockCall(projectStat.workers, ({ query }) => {
      note('workers', query)
      return { records: [sampleWorker], totalCnt: 23 }
    }),
    mockCall(projectStat.onlineDurations, ({ query, request }) => {
      note('durations', { ...query, address: new URL(request.url).search })
      return query.bizTypeIds.map((bizTypeId) => ({ bizTypeId, totalOnlineDuration: bizTypeId * 60 }))
    }),
  )
  return requested
}
