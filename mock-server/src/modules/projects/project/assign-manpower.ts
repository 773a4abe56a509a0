import { project, PROJECT_REFUSALS, type ParsedBodyOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound, refuse, requireSeen } from '../../../platform/errors.ts'
import { auditInBoth } from '../../identity/tenant-admin/public.ts'
import {
  findChoices,
  isApplicationMoved,
  lockApplication,
  updateAssigned,
  updateBusiness,
  updateReview,
  type Reviewed,
} from './assignment.store.ts'
import { changedFields } from './changed-fields.ts'
import { businessNames } from './partner-names.ts'
import { insertActivity } from './project-activity.ts'
import { businessBusyText, projectTexts } from './project.messages.ts'
import { canOwnProjects } from './project.policy.ts'
import { businessElsewhere, type StoredProject } from './project.store.ts'
import { requireAllowed } from './require-allowed.ts'
import { requireProject } from './visible-project.ts'

const { remarkMissing, numberMissing, moreThanNeeded, businessBusy, unknownBusiness } = PROJECT_REFUSALS

type ManpowerChange = ParsedBodyOf<typeof project.assign>
type Subject = { project: StoredProject; application: Reviewed }

export const assignManpower = route(project.assign, {
  policy: canOwnProjects,
  handler: async ({ ctx, tx, body }) => {
    const { project: visible, actor } = await requireProject(tx, body.projectId)
    // Only the platform learns anything about the application.
    requireAllowed('review', { actor, projectStatus: visible.status, applicationStatus: 'pending' })
    const { projectId, bizTypeID: businessTypeId } = body
    const application = await lockApplication(tx, { projectId, businessTypeId })
    // Rejected meanwhile, and sent in again with another business: what the reviewer saw has changed.
    if (!application && (await isApplicationMoved(tx, { projectId, businessTypeId }))) throw new Conflict()
    if (!application) throw new NotFound()
    requireSeen(application, body)
    // Read again, now that nobody else can end the project without waiting for this application.
    const { project: present } = await requireProject(tx, projectId)
    const isChange = application.status === 'passed' && body.applicationStatus === 'passed'
    requireAllowed(isChange ? 'assign' : 'review', {
      actor,
      projectStatus: present.status,
      applicationStatus: application.status,
    })
    const subject = { project: present, application }
    if (isChange) await changeNumber(tx, subject, body)
    else if (body.applicationStatus === 'passed') await pass(tx, subject, { ...body, now: ctx.clock.now() })
    else await reject(tx, subject, { ...body, now: ctx.clock.now() })
    return null
  },
})

async function pass(
  tx: TenantTx,
  { project: { id: projectId, name, manpowerDemand }, application }: Subject,
  { now, ...change }: ManpowerChange & { now: Date },
): Promise<void> {
  const manpowerAssigned = numberWithin(change, manpowerDemand)
  const { id, tenantId } = application
  const businessTypeId = await chosenBusiness(tx, projectId, { application, chosen: change.newBizTypeID })
  await requireFreeBusiness(tx, projectId, { id, businessTypeId })
  const reviewRemark = change.reviewRemark || null
  await updateReview(tx, { id, status: 'passed', manpowerAssigned, reviewRemark, reviewedAt: now })
  const isOther = businessTypeId !== application.businessTypeId
  const after = {
    contractor: tenantId,
    ...(isOther ? { business: await businessName(tx, businessTypeId) } : {}),
    manpowerAssigned,
    ...(reviewRemark === null ? {} : { reviewRemark }),
  }
  await insertActivity(tx, { projectId, applicationId: id, kind: 'application.pass', after })
  await auditInBoth(tx, tenantId, {
    module: 'project',
    opType: 'project.pass',
    target: name,
    bizTypeId: businessTypeId,
    before: { status: application.status, ...(isOther ? { bizTypeId: application.businessTypeId } : {}) },
    after: { projectId, status: 'passed', ...after },
  })
}

async function reject(
  tx: TenantTx,
  { project: { id: projectId, name }, application: { id, tenantId, businessTypeId, status } }: Subject,
  { now, reviewRemark = '' }: ManpowerChange & { now: Date },
): Promise<void> {
  if (reviewRemark === '') throw refuse(remarkMissing, projectTexts.remarkMissing)
  await updateReview(tx, { id, status: 'rejected', manpowerAssigned: 0, reviewRemark, reviewedAt: now })
  const after = { contractor: tenantId, reviewRemark }
  await insertActivity(tx, { projectId, applicationId: id, kind: 'application.reject', after })
  await auditInBoth(tx, tenantId, {
    module: 'project',
    opType: 'project.reject',
    target: name,
    bizTypeId: businessTypeId,
    before: { status },
    after: { projectId, status: 'rejected', ...after },
  })
}

async function changeNumber(
  tx: TenantTx,
  { project: { id: projectId, name, manpowerDemand }, application: present }: Subject,
  change: ManpowerChange,
): Promise<void> {
  const { id, tenantId, businessTypeId } = present
  const manpowerAssigned = numberWithin(change, manpowerDemand)
  // An absent remark leaves the stored one.
  const reviewRemark = change.reviewRemark ?? present.reviewRemark ?? ''
  const was = { manpowerAssigned: present.manpowerAssigned, reviewRemark: present.reviewRemark ?? '' }
  const changed = changedFields(was, { manpowerAssigned, reviewRemark })
  if (changed === null) return
  await updateAssigned(tx, { id, manpowerAssigned, reviewRemark: reviewRemark || null })
  const { before, after: became } = changed
  const after = { contractor: tenantId, ...became }
  await insertActivity(tx, { projectId, applicationId: id, kind: 'assignment.change', before, after })
  await auditInBoth(tx, tenantId, {
    module: 'project',
    opType: 'project.assign',
    target: name,
    bizTypeId: businessTypeId,
    before,
    after: { projectId, ...after },
  })
}

function numberWithin({ manpowerAssigned }: ManpowerChange, available: number): number {
  if (manpowerAssigned === undefined) throw refuse(numberMissing, projectTexts.numberMissing)
  if (manpowerAssigned > available) throw refuse(moreThanNeeded, projectTexts.moreThanNeeded)
  return manpowerAssigned
}

/** Another business of the company than the one that it applied with, where the reviewer names one. */
async function chosenBusiness(
  tx: TenantTx,
  projectId: number,
  {
    application: { id, businessTypeId },
    chosen = businessTypeId,
  }: { application: Reviewed; chosen?: number | undefined },
): Promise<number> {
  if (chosen === businessTypeId) return businessTypeId
  const choices = await findChoices(tx, projectId)
  if (!choices.some((one) => one.applicationId === id && one.id === chosen))
    throw refuse(unknownBusiness, projectTexts.foreignBusiness)
  await updateBusiness(tx, { id, businessTypeId: chosen })
  return chosen
}

async function requireFreeBusiness(
  tx: TenantTx,
  projectId: number,
  { id: applicationId, businessTypeId }: Pick<Reviewed, 'id' | 'businessTypeId'>,
): Promise<void> {
  const otherUse = await businessElsewhere(tx, { projectId, applicationId })
  if (!otherUse) return
  const name = await businessName(tx, businessTypeId)
  throw refuse(businessBusy, businessBusyText(name, otherUse.projectName))
}

async function businessName(tx: TenantTx, id: number): Promise<string> {
  return (await businessNames(tx, [id])).get(id) ?? ''
}
