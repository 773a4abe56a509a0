import { currentTime, dayAt, daysOfRange } from '../base/days.ts'
import { figure } from '../base/figures.ts'
import { people, type Person } from '../base/people.ts'
import { code0, code200 } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { cutPage } from '../http/paging.ts'
import { get, post, type Route } from '../http/router.ts'
import type { Platform } from '../platform.ts'

const PATH = '/api/dolphin-ai/stat/event_tracking'
const MOST_REPORTED = 10_000

const METRICS = [
  {
    metricId: 'tip-opened',
    name: 'Tip opened',
    type: 'count',
    category: 'Assistant',
    remark: 'A tip was read',
  },
  { metricId: 'script-open', name: 'Script open', type: 'duration', category: 'Assistant', remark: '' },
  { metricId: 'pageView', name: 'Page view', type: 'count', category: 'Console', remark: '' },
] as const

type Report = {
  person: Person
  metricId: string
  value: string
  timestamp: number
  sessionId: string
  sourceType: string
  sourceVersion: string
  bizTypeId: number | undefined
}

export function trackingRoutes({ files }: Platform): Route[] {
  const reports: Report[] = earlierReports()
  const statistics = (person: Person, filter: Fields) => {
    const found = filterReports(reports, person, filter)
    return METRICS.filter(
      ({ metricId }) => !filter.has('metricId') || metricId === filter.text('metricId'),
    ).map((metric) => {
      const own = found.filter(({ metricId }) => metricId === metric.metricId)
      return { ...metric, counts: own.length, users: new Set(own.map((report) => report.person.id)).size }
    })
  }
  return [
    get(`${PATH}/metrics`, () => code200(METRICS.map(({ metricId, name }) => ({ metricId, name })))),
    get(`${PATH}/stat/list`, ({ person, query }) => {
      query.require('beginTime', 'endTime')
      const rows = statistics(person, query)
      return code0({ records: cutPage(rows, query), totalCnt: rows.length })
    }),
    get(`${PATH}/stat/export`, ({ person, query, origin }) => {
      query.require('beginTime', 'endTime')
      return code0({ fileURL: files.export(origin, 'tracking.csv', statistics(person, query)) })
    }),
    get(`${PATH}/detail/list`, ({ person, query }) => {
      const found = filterReports(reports, person, query)
      return code0({ records: cutPage(found, query).map(toRow), totalCnt: found.length })
    }),
    post(`${PATH}/report`, ({ person, body }) => {
      for (const metric of body.records('metrics')) reports.unshift(toReport(person, body, metric))
      reports.splice(MOST_REPORTED)
      return code200()
    }),
  ]
}

function toReport(person: Person, body: Fields, metric: Fields): Report {
  const value = metric.text('value')
  return {
    person,
    metricId: metricIn(value),
    value,
    timestamp: metric.number('timestamp'),
    sessionId: body.text('sessionId'),
    sourceType: body.text('sourceType'),
    sourceVersion: body.text('sourceVersion'),
    bizTypeId: body.optionalNumber('bizTypeId'),
  }
}

/** The console writes its values as JSON that names the metric; any other text counts as the metric `other`. */
function metricIn(value: string): string {
  return /"metricId"\s*:\s*"([^"]+)"/.exec(value)?.[1] ?? 'other'
}

const toRow = ({ person, metricId, value, timestamp, sessionId, sourceType, sourceVersion }: Report) => ({
  metricId,
  userName: person.name,
  timestamp,
  value,
  sessionId,
  sourceType,
  sourceVersion,
})

function filterReports(reports: readonly Report[], person: Person, filter: Fields): Report[] {
  const begin = filter.optionalNumber('beginTime') ?? 0
  const end = filter.optionalNumber('endTime') ?? Number.POSITIVE_INFINITY
  const business = filter.optionalNumber('bizTypeId')
  return reports.filter(
    (report) =>
      report.person.tenantId === person.tenantId &&
      report.timestamp >= begin &&
      report.timestamp <= end &&
      (business === undefined || report.bizTypeId === business) &&
      (!filter.has('metricId') || report.metricId === filter.text('metricId')),
  )
}

const DAYS_BEFORE = 6

/** Reports of the assistant's own clients in the last days. */
function earlierReports(): Report[] {
  const now = currentTime()
  return daysOfRange(dayAt(now - DAYS_BEFORE * 86_400), dayAt(now)).flatMap((day) =>
    people.flatMap((person) =>
      METRICS.slice(0, 2).map(({ metricId }): Report => ({
        person,
        metricId,
        value: String(figure(`${person.id}.${day}.${metricId}`, 1, 90)),
        timestamp: now - figure(`${person.id}.${day}.${metricId}.at`, 0, DAYS_BEFORE * 86_400),
        sessionId: `tab-${person.id}`,
        sourceType: 'seat_client',
        sourceVersion: '4.2.0',
        bizTypeId: person.businessIds[0],
      })),
    ),
  )
}
