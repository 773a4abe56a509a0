import { projectReport, PROJECT_REFUSALS } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { zonedDay } from '../../../platform/time/zoned-time.ts'
import { attachFiles } from '../file/public.ts'
import {
  canSeeProject,
  requireAllowed,
  insertActivity,
  projectActor,
  projectTexts,
} from '../project/public.ts'
import { findReported, insertReport, type Reported } from './report.store.ts'

const refusal = (name: 'monthOutside' | 'reportExists' | 'unknownFile') =>
  refuse(PROJECT_REFUSALS[name], projectTexts[name])

/** PROJ-041. */
export const createReport = route(projectReport.createReport, {
  policy: canSeeProject,
  handler: async ({ ctx, tx, session, body: { projectId, ownerTenantId, reportTime, remark, fileFids } }) => {
    const contractorId = ownerTenantId === projectReport.OWNER_SIDE ? null : ownerTenantId
    const project = await findReported(tx, projectId, contractorId)
    if (!project) throw new NotFound()
    await requireReporter(tx, project, contractorId)
    const now = ctx.clock.now()
    const toDay = (moment: Date) => zonedDay(toUnixSeconds(moment), session.timezone)
    const days = { postedOn: toDay(project.postedAt), today: toDay(now) }
    if (!projectReport.canReportMonth(reportTime, days)) throw refusal('monthOutside')
    const id = await insertReport(tx, {
      projectId,
      ownerId: project.ownerId,
      contractorId,
      month: reportTime,
      remark,
      createdBy: session.userId,
      createdByName: session.name,
      createdAt: now,
    })
    if (id === null) throw refusal('reportExists')
    if (!(await attachFiles(tx, fileFids, { reportId: id }))) throw refusal('unknownFile')
    const after = {
      ...(contractorId === null ? {} : { contractor: contractorId }),
      month: reportTime,
      remark,
      report: fileFids,
    }
    await insertActivity(tx, { projectId, kind: 'report.create', after })
    await tx.audit({
      module: 'project',
      opType: 'project.createReport',
      target: project.code,
      after: { ...after, id, projectId },
    })
    return { id }
  },
})

/** A contractor reports for itself alone, and cannot find out by trying which other contractors there are. */
async function requireReporter(tx: TenantTx, project: Reported, contractorId: number | null): Promise<void> {
  const actor = await projectActor(tx, project.ownerId)
  if (contractorId !== null && contractorId !== tx.tenantId && actor.isProvider) throw new NotFound()
  requireAllowed(contractorId === null ? 'reportAsOwner' : 'reportAsContractor', {
    actor,
    projectStatus: project.status,
    applicationStatus: project.contractorStatus ?? 'default',
  })
}
