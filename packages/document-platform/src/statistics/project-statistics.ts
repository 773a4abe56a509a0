import { LARKFIELD, organisationName } from '../base/companies.ts'
import { daysOfRange, today } from '../base/days.ts'
import { sumFacts } from '../base/figures.ts'
import { findSeats, type Person } from '../base/people.ts'
import { code200, success } from '../http/envelopes.ts'
import { cutPage } from '../http/paging.ts'
import { get, type Route, type SignedInRequest } from '../http/router.ts'
import type { ProjectStore } from '../projects/store.ts'
import { seatState } from '../workspace/routes.ts'
import { metricSeries, orgSummary, readForm, type Form } from './form.ts'

const STAT = '/api/dolphin-ai/stat'
const OFFLINE = 1

/** Figures of the contractors of a project. */
export function projectStatisticsRoutes(store: ProjectStore): Route[] {
  /** The named contractor, or all contractors of the project; without either, the contractors of all projects. */
  const form = ({ person, query }: SignedInRequest): Form => {
    if (query.has('bizTypeId')) return readForm(person, query)
    const projectId = query.optionalNumber('projectId')
    const assignments = store.projects
      .filter(({ id }) => projectId === undefined || id === projectId)
      .flatMap((project) => project.assignments)
      .filter(({ applicationStatus }) => applicationStatus === 'passed')
    const people = assignments.flatMap(({ bizTypeID }) => findSeats(LARKFIELD, { bizTypeId: bizTypeID }))
    return { ...readForm(person, query), people }
  }
  return [
    get(`${STAT}/detail/project`, (request) =>
      code200(metricSeries(form(request), request.query.number('metric'))),
    ),
    get(`${STAT}/biz/detail`, (request) =>
      code200(metricSeries(form(request), request.query.number('metric'))),
    ),
    get(`${STAT}/biz/summary`, (request) => code200({ orgSummary: orgSummary(form(request)) })),
    get(`${STAT}/biz/onlineDurationBatch`, ({ person, query }) => {
      const days = rangeOrToday(query.text('beginDay'), query.text('endDay'))
      return success(
        query.requiredNumbers('bizTypeIds').map((bizTypeId) => ({
          bizTypeId,
          totalOnlineDuration: sumFacts(findSeats(person.tenantId, { bizTypeId }), days).online,
        })),
      )
    }),
    get(`${STAT}/biz/workerList`, ({ person, query }) => {
      const bizTypeId = query.number('bizTypeId')
      const days = rangeOrToday(query.text('beginDay'), query.text('endDay'))
      const workers = findSeats(person.tenantId, { bizTypeId })
      const records = cutPage(workers, query).map((worker) => toWorker(worker, { bizId: bizTypeId, days }))
      return code200({ records, totalCnt: workers.length })
    }),
    get('/api/tenant/project/monitor', ({ person }) =>
      success({
        records: store.visibleTo(person).map(({ id, name, assignments }) => ({
          id,
          name,
          assignments: assignments
            .filter(({ applicationStatus }) => applicationStatus === 'passed')
            .map(({ bizTypeID, tenantName }) => ({ bizTypeID, tenantName })),
        })),
      }),
    ),
  ]
}

const rangeOrToday = (beginDay: string, endDay: string): string[] =>
  beginDay === '' ? [today()] : daysOfRange(beginDay, endDay)

function toWorker(worker: Person, { bizId, days }: { bizId: number; days: string[] }) {
  const { status, roomID } = seatState(worker)
  return {
    id: worker.id,
    userId: worker.id,
    name: worker.name,
    orgName: organisationName(worker.orgId),
    phone: worker.phone,
    onlineStatus: status > OFFLINE ? 'online' : 'offline',
    totalOnlineDuration: sumFacts([worker], days).online,
    roomId: roomID,
    bizId,
    status,
  }
}
