import {
  project,
  projectLog,
  projectReport,
  projectStat,
  businessReference,
  type ParsedQueryOf,
} from '@console/contracts'
import { mockCall, network, renderSubAppPage, type RenderOptions } from '@console/testing'
import { afterEach, beforeEach, vi } from 'vitest'
import {
  sampleDictionary,
  sampleEntries,
  sampleNow,
  sampleProject,
  sampleSummary,
} from '../pages/project-detail/project-detail.samples.ts'
import { projectsApp } from '../projects-app.ts'

const HOUR = 3600

/** The requests of the page, and the project that they return. */
function noRequests() {
  return {
    project: sampleProject,
    durations: new Array<ParsedQueryOf<typeof projectStat.onlineDurations>>(),
    /** The businesses in the addresses of these calls. */
    durationAddresses: new Array<string>(),
    summaries: new Array<ParsedQueryOf<typeof projectStat.bizSummary>>(),
    logs: new Array<ParsedQueryOf<typeof projectLog.log>>(),
    reports: new Array<ParsedQueryOf<typeof projectReport.reports>>(),
    details: 0,
  }
}

/** Serves the page of one project, with fresh data for each test, on a fixed day. */
export function serveDetail() {
  const requests = noRequests()
  beforeEach(() => {
    vi.useFakeTimers({ now: sampleNow * 1000, toFake: ['Date'] })
    sessionStorage.clear()
    Object.assign(requests, noRequests())
    network.use(
      mockCall(project.detail, () => {
        requests.details += 1
        return requests.project
      }),
      mockCall(projectStat.onlineDurations, ({ query, request }) => {
        requests.durations.push(query)
        requests.durationAddresses.push((/bizTypeIds=.*\d(?=&projectId|$)/.exec(request.url) ?? [''])[0])
        return [
          { bizTypeId: 131, totalOnlineDuration: 412.6 * HOUR },
          { bizTypeId: 132, totalOnlineDuration: 47 },
        ]
      }),
      mockCall(projectStat.bizSummary, ({ query }) => {
        requests.summaries.push(query)
        return { orgSummary: sampleSummary }
      }),
      mockCall(projectStat.comparison, { records: [] }),
      mockCall(projectLog.log, ({ query }) => {
        requests.logs.push(query)
        return { records: sampleEntries, totalCnt: 34 }
      }),
      mockCall(projectLog.logDictionary, sampleDictionary),
      mockCall(projectReport.reports, ({ query }) => {
        requests.reports.push(query)
        return { reports: [] }
      }),
      mockCall(businessReference.industryAll, [{ id: 2, name: 'Banking' }]),
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  return requests
}

export function openDetail({
  path = '/console/project/7',
  query = '',
  ...options
}: Partial<RenderOptions> & { query?: string } = {}) {
  return renderSubAppPage({ app: projectsApp, path: `${path}${query}`, ...options })
}
