import { projectApplication } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import {
  canProvide,
  requireAllowed,
  insertActivity,
  insertApplication,
  projectActor,
} from '../project/public.ts'
import { loggedFields, requireApplicable, requireAttached } from './application-form.ts'
import { findOffer } from './offers.store.ts'

/** PROV-020. */
export const apply = route(projectApplication.apply, {
  policy: canProvide,
  handler: async ({ ctx, tx, body }) => {
    const { projectId, attachments } = body
    const offer = await findOffer(tx, projectId)
    if (!offer) throw new NotFound()
    requireAllowed('apply', {
      actor: await projectActor(tx, offer.ownerId),
      projectStatus: offer.status,
      applicationStatus: offer.application?.status ?? 'default',
    })
    const facts = await requireApplicable(tx, offer, body)
    const id = await insertApplication(tx, {
      ...facts,
      projectId,
      ownerId: offer.ownerId,
      appliedAt: ctx.clock.now(),
    })
    if (id === null) throw new Conflict()
    await requireAttached(tx, id, attachments)
    const after = loggedFields(facts, attachments)
    await insertActivity(tx, {
      projectId,
      applicationId: id,
      kind: 'application.submit',
      after: { contractor: tx.tenantId, ...after },
    })
    await tx.audit({
      module: 'project',
      opType: 'project.apply',
      target: offer.code,
      after: { ...after, projectId, bizTypeId: facts.businessTypeId },
    })
    return { id }
  },
})
