import { projectApplication } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, requireSeen } from '../../../platform/errors.ts'
import { filesOfApplication } from '../file/public.ts'
import {
  canProvide,
  requireAllowed,
  insertActivity,
  projectActor,
  updateResubmission,
} from '../project/public.ts'
import { loggedFields, requireApplicable, requireAttached } from './application-form.ts'
import { lockApplication } from './application.store.ts'
import { findOffer } from './offers.store.ts'

/** PROV-021. */
export const applyAgain = route(projectApplication.applyAgain, {
  policy: canProvide,
  handler: async ({ ctx, tx, body }) => {
    const { id, projectId, attachments } = body
    const application = await lockApplication(tx, { id, projectId })
    const offer = application && (await findOffer(tx, projectId))
    if (!offer) throw new NotFound()
    requireSeen(application, body)
    requireAllowed('applyAgain', {
      actor: await projectActor(tx, offer.ownerId),
      projectStatus: offer.status,
      applicationStatus: application.status,
    })
    const earlier = await filesOfApplication(tx, id)
    const before = loggedFields(
      application,
      earlier.map(({ fid }) => fid),
    )
    const facts = await requireApplicable(tx, offer, body)
    await updateResubmission(tx, id, { facts, at: ctx.clock.now() })
    await requireAttached(tx, id, attachments)
    const after = loggedFields(facts, attachments)
    await insertActivity(tx, {
      projectId,
      applicationId: id,
      kind: 'application.resubmit',
      before,
      after: { contractor: tx.tenantId, ...after },
    })
    await tx.audit({
      module: 'project',
      opType: 'project.applyAgain',
      target: offer.code,
      before: { ...before, projectId, bizTypeId: application.businessTypeId, status: 'rejected' },
      after: { ...after, projectId, bizTypeId: facts.businessTypeId, status: 'pending' },
    })
    return null
  },
})
