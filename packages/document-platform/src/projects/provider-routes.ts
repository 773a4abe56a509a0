import { currentTime } from '../base/days.ts'
import { refusal, success, type Answer } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { contains, cutPage } from '../http/paging.ts'
import { BadRequest } from '../http/problems.ts'
import { get, post, put, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import type { Assignment, Project } from './projects.ts'
import { companyName, type ProjectStore } from './store.ts'

const PATH = '/api/tenant/project'
const ASSIGNED = 0

/** The provider's calls. */
export function providerRoutes({ files }: Platform, store: ProjectStore): Route[] {
  return [
    get(`${PATH}/sp`, (request) => listForProvider(request, store)),
    get(`${PATH}/sp/detail`, ({ person, query }) => {
      const project = store.find(query.number('id'))
      return success(toApplication(project, store.applicationBy(person.tenantId, project)))
    }),
    post(`${PATH}/application`, (request) => apply(request, store)),
    put(`${PATH}/application`, (request) => applyAgain(request, store)),
    post(`${PATH}/application/file`, ({ upload }) => {
      if (upload === null) throw new BadRequest('file is required')
      return success({ fid: files.add(upload) })
    }),
  ]
}

function listForProvider({ person, query }: SignedInRequest, store: ProjectStore): Answer {
  const isAssigned = query.number('type') === ASSIGNED
  const from = query.optionalNumber('from') ?? 0
  const to = query.optionalNumber('to') ?? Number.POSITIVE_INFINITY
  const industry = query.optionalNumber('industryID')
  const statusFor = (project: Project) =>
    store.applicationBy(person.tenantId, project)?.applicationStatus ?? 'default'
  const found = store.projects
    .filter(
      (project) =>
        (statusFor(project) === 'passed') === isAssigned && (isAssigned || project.status === 'normal'),
    )
    .filter(
      ({ name, industryID, modifyTimestamp }) =>
        contains(name, query.text('name')) &&
        (industry === undefined || industryID === industry) &&
        modifyTimestamp >= from &&
        modifyTimestamp <= to,
    )
    .toSorted((a, b) => b.modifyTimestamp - a.modifyTimestamp)
  const records = cutPage(found, query).map((project) => ({
    projectID: project.id,
    projectName: project.name,
    industryID: project.industryID,
    createTimestamp: project.createTimestamp,
    modifyTimestamp: project.modifyTimestamp,
    manpowerDemand: project.manpowerDemand,
    applicationStatus: statusFor(project),
  }))
  return success({ records, total: found.length })
}

/** Without an application its own fields are empty. */
function toApplication(project: Project, application: Assignment | undefined): Record<string, unknown> {
  return {
    projectID: project.id,
    projectName: project.name,
    createTimestamp: project.createTimestamp,
    manpowerDemand: project.manpowerDemand,
    applicationID: application?.applicationID ?? null,
    applicationStatus: application?.applicationStatus ?? 'default',
    reviewRemark: application?.reviewRemark ?? '',
    applicationDesc: application?.applicationDesc ?? '',
    contact: application?.contact ?? '',
    contactPerson: application?.contactPerson ?? '',
    manpowerAssigned: application?.manpowerAssigned ?? null,
    attachments: application?.attachments ?? '',
  }
}

const LONGEST_DESCRIPTION = 500

function readForm(body: Fields) {
  const applicationDesc = body.requiredText('applicationDesc')
  if (applicationDesc.length > LONGEST_DESCRIPTION) throw new BadRequest('The remark is too long')
  return {
    contactPerson: body.requiredText('contactPerson'),
    contact: body.requiredText('contact'),
    manpowerAssigned: body.number('manpowerAssigned'),
    applicationDesc,
    attachments: body.text('attachments'),
  }
}

function apply({ person, body }: SignedInRequest, store: ProjectStore): Answer {
  const project = store.find(body.number('projectId'))
  const form = readForm(body)
  if (project.status !== 'normal') return refusal('The project takes no applications')
  if (store.applicationBy(person.tenantId, project) !== undefined) return refusal('You have applied already')
  const business = store.freeBusiness(person.tenantId)
  if (business === undefined) return refusal('Only providers can apply')
  project.assignments.push({
    ...form,
    bizTypeID: business,
    tenantId: person.tenantId,
    tenantName: companyName(person.tenantId),
    applicationID: store.nextApplicationId(),
    applicationStatus: 'pending',
    confirmedManpower: 0,
    status: 'unconfirmed',
    reviewRemark: '',
    createTimestamp: currentTime(),
  })
  store.addLog(project, 'Application', { createByName: person.name })
  return success()
}

function applyAgain({ person, body }: SignedInRequest, store: ProjectStore): Answer {
  const project = store.find(body.number('projectId'))
  const application = store.applicationBy(person.tenantId, project)
  if (application?.applicationID !== body.number('id')) return refusal('There is no such application')
  if (application.applicationStatus !== 'rejected')
    return refusal('Only a rejected application can be sent again')
  Object.assign(application, readForm(body), { applicationStatus: 'pending', reviewRemark: '' })
  store.addLog(project, 'Application', { createByName: person.name })
  return success()
}
