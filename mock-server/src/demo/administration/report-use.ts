import { tracking, user } from '@console/contracts'
import type { Deed } from './deeds.ts'

/** Pages of every administrator, and how long one was looked at. */
const VISITED = [
  { path: '/console/home', seconds: 95 },
  { path: '/console/statistic/overview', seconds: 240 },
  { path: '/console/user-manage/user-list', seconds: 130 },
]

/** What the console tracks by itself while somebody uses it. */
export const reportUse: Deed = async (send, { day, at }) => {
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
