import { projectReport } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { NotFound } from '../../../platform/errors.ts'
import { filesOfReports, namedFiles } from '../file/public.ts'
import { canSeeProject, projectActor } from '../project/public.ts'
import { findReported, findReports } from './report.store.ts'

/** The owner's side is for the owner and the platform; a contractor's for these and itself (PROJ-035, PROJ-036). */
export const listReports = route(projectReport.reports, {
  policy: canSeeProject,
  handler: async ({ ctx, tx, session, query: { projectId, ownerTenantId } }) => {
    const contractorId = ownerTenantId === projectReport.OWNER_SIDE ? null : ownerTenantId
    const project = await findReported(tx, projectId, contractorId)
    if (!project) throw new NotFound()
    const actor = await projectActor(tx, project.ownerId)
    const isOfContractor = contractorId === tx.tenantId
    const isKnown = contractorId === null || project.contractorStatus !== null
    if (!isKnown || !(actor.isOwner || actor.isPlatform || isOfContractor)) throw new NotFound()
    const reports = await findReports(tx, projectId, contractorId)
    const files = await filesOfReports(
      tx,
      reports.map(({ id }) => id),
    )
    return {
      reports: reports.map(({ id, month, remark, createdAt, createdByName, tenantId }) => {
        const file = files.get(id)
        return {
          id,
          reportTime: month,
          remark,
          files: namedFiles(ctx, session, file ? [file] : []),
          createTimestamp: toUnixSeconds(createdAt),
          createByName: createdByName,
          isOwn: tenantId === tx.tenantId,
        }
      }),
    }
  },
})
