import { industries, LARKFIELD } from '../base/companies.ts'
import { currentTime, DAY_SECONDS } from '../base/days.ts'
import type { Person } from '../base/people.ts'
import { code0, code200, refusal, status0, success, type Answer } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { contains, cutPage } from '../http/paging.ts'
import { BadRequest, HttpProblem } from '../http/problems.ts'
import { get, post, put, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import { confirmedManpower, type Project } from './projects.ts'
import type { ProjectStore } from './store.ts'

const PATH = '/api/tenant/project'
const LONGEST_DESCRIPTION = 2000

/** The owner's calls. Forms demand code 0; everything else may answer 200. */
export function projectRoutes(platform: Platform, store: ProjectStore): Route[] {
  return [
    get(PATH, (request) => listProjects(request, store)),
    get(`${PATH}/detail`, ({ query }) => success(toDetail(store.find(query.number('id'))))),
    post(PATH, (request) => createProject(request, platform, store)),
    put(PATH, (request) => updateProject(request, platform, store)),
    put(`${PATH}/add_manpower`, ({ person, body }) => {
      requireOwner(person)
      const project = store.find(body.number('id'))
      project.manpowerDemand += Math.max(1, body.number('manpower'))
      touch(store, project, { typeName: 'Manpower added', person })
      return code0()
    }),
    post(`${PATH}/assignment`, (request) => assign(request, store)),
    get(`${PATH}/overview`, ({ person }) => {
      const visible = store.visibleTo(person)
      const ongoing = visible.filter(({ status }) => status === 'normal')
      return code200({ totalCnt: visible.length, processCnt: ongoing.length })
    }),
    get(`${PATH}/stat`, ({ person }) => success(homeFigures(store.visibleTo(person)))),
    get(`${PATH}/log/dict/query`, () =>
      success([
        { key: 'name', name: 'Name', type: 'text' },
        { key: 'status', name: 'Status', type: 'text' },
        { key: 'manpowerDemand', name: 'Manpower demand', type: 'text' },
        { key: 'description', name: 'Description', type: 'text' },
        { key: 'files', name: 'Files', type: 'urlList' },
      ]),
    ),
    get(`${PATH}/log/query`, ({ query }) => {
      const entries = store.log.filter(({ projectId }) => projectId === query.number('projectId'))
      const records = cutPage(entries, query).map(({ projectId: _own, ...entry }) => entry)
      return status0({ records, totalCnt: entries.length })
    }),
  ]
}

function requireOwner({ tenantId }: Person): void {
  if (tenantId !== LARKFIELD) throw new HttpProblem(403, 'Only the owner may change a project')
}

function toRow(project: Project): Record<string, unknown> {
  const { id, code, name, industryID, description, manpowerDemand, status } = project
  const confirmed = confirmedManpower(project)
  return {
    id,
    code,
    name,
    industryID,
    description,
    manpowerDemand,
    status,
    confirmedManpower: confirmed,
    manpowerGap: Math.max(0, manpowerDemand - confirmed),
    createTimestamp: project.createTimestamp,
    modifyTimestamp: project.modifyTimestamp,
  }
}

function toDetail(project: Project): Record<string, unknown> {
  return {
    ...toRow(project),
    assignments: project.assignments.map((assignment) => ({
      bizTypeID: assignment.bizTypeID,
      tenantName: assignment.tenantName,
      manpowerAssigned: assignment.manpowerAssigned,
      confirmedManpower: assignment.confirmedManpower,
      status: assignment.status,
      applicationStatus: assignment.applicationStatus,
    })),
  }
}

function listProjects({ person, query }: SignedInRequest, store: ProjectStore): Answer {
  const begin = query.optionalNumber('startTime') ?? 0
  const end = query.optionalNumber('endTime') ?? Number.POSITIVE_INFINITY
  const found = store
    .visibleTo(person)
    .filter(
      ({ name, code, status, createTimestamp }) =>
        (contains(name, query.text('searchKey')) || contains(code, query.text('searchKey'))) &&
        (!query.has('status') || status === query.text('status')) &&
        createTimestamp >= begin &&
        createTimestamp <= end,
    )
    .toSorted((a, b) => b.createTimestamp - a.createTimestamp)
  return success({ records: cutPage(found, query).map(toRow), total: found.length })
}

type Change = { typeName: string; person: Person }

function touch(store: ProjectStore, project: Project, { typeName, person }: Change): void {
  project.modifyTimestamp = currentTime()
  store.addLog(project, typeName, { createByName: person.name })
}

function readForm(body: Fields) {
  const name = body.requiredText('name')
  if (name.length < 2 || name.length > 60) throw new BadRequest('The name needs 2 to 60 characters')
  const description = body.text('description')
  if (description.length > LONGEST_DESCRIPTION) throw new BadRequest('The description is too long')
  return {
    name,
    description,
    industryID: body.number('industryID'),
    manpowerDemand: body.number('manpowerDemand'),
  }
}

function createProject({ person, body }: SignedInRequest, platform: Platform, store: ProjectStore): Answer {
  requireOwner(person)
  const form = readForm(body)
  if (!industries.some(({ id }) => id === form.industryID)) return refusal('The industry is unknown')
  const id = store.nextProjectId()
  const now = currentTime()
  const project: Project = {
    id,
    code: `LK-${id}`,
    ...form,
    status: 'normal',
    assignments: [],
    createTimestamp: now,
    modifyTimestamp: now,
  }
  store.projects.push(project)
  store.addLog(project, 'Created', { createByName: person.name })
  platform.audit(person, { module: 'project', opType: 'create', before: null, after: form })
  return success()
}

const STATUSES = ['normal', 'suspended', 'ceased'] as const

function updateProject({ person, body }: SignedInRequest, platform: Platform, store: ProjectStore): Answer {
  requireOwner(person)
  const project = store.find(body.number('id'))
  const form = readForm(body)
  if (form.manpowerDemand < project.manpowerDemand) return refusal('Manpower need can only be increased')
  const before = toRow(project)
  const status = STATUSES.find((known) => known === body.text('status')) ?? project.status
  Object.assign(project, form, { status })
  touch(store, project, { typeName: 'Changed', person })
  platform.audit(person, { module: 'project', opType: 'modify', before, after: toRow(project) })
  return code0()
}

/** Decides an application, or changes how many people a contractor brings. */
function assign({ person, body }: SignedInRequest, store: ProjectStore): Answer {
  requireOwner(person)
  const project = store.find(body.number('projectId'))
  const assignment = project.assignments.find(({ bizTypeID }) => bizTypeID === body.number('bizTypeID'))
  if (assignment === undefined) return refusal('This contractor has not applied')
  const isPassed = body.text('applicationStatus') === 'passed'
  Object.assign(assignment, {
    applicationStatus: isPassed ? 'passed' : 'rejected',
    manpowerAssigned: body.optionalNumber('manpowerAssigned') ?? assignment.manpowerAssigned,
    reviewRemark: body.text('reviewRemark'),
  })
  touch(store, project, { typeName: isPassed ? 'Application passed' : 'Application rejected', person })
  return code0()
}

const WEEK = 7

function homeFigures(projects: readonly Project[]) {
  const sinceWeek = currentTime() - WEEK * DAY_SECONDS
  const passed = projects
    .flatMap(({ assignments }) => assignments)
    .filter(({ applicationStatus }) => applicationStatus === 'passed')
  const processes = Array.from({ length: WEEK }, (_, index) => {
    const timestamp = currentTime() - (WEEK - 1 - index) * DAY_SECONDS
    const cnt = projects.filter(
      ({ status, createTimestamp }) => status === 'normal' && createTimestamp <= timestamp,
    ).length
    return { timestamp, cnt }
  })
  return {
    total: projects.length,
    bizAddition: passed.filter(({ createTimestamp }) => createTimestamp >= sinceWeek).length,
    manpowerChange: passed.reduce((sum, { manpowerAssigned }) => sum + manpowerAssigned, 0),
    processes,
  }
}
