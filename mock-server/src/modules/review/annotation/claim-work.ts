import { annotation } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, refuse } from '../../../platform/errors.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { canAnnotate } from './annotation.policy.ts'
import { updateClaim } from './annotation.store.ts'
import { lockedWork } from './locked-work.ts'

const { ANNOTATION_REFUSALS } = annotation

export const claimWork = route(annotation.claim, {
  policy: canAnnotate,
  handler: async ({ tx, session, body: { id, version } }) => {
    const work = await lockedWork(tx, id)
    if (work.isFinished) throw refuse(ANNOTATION_REFUSALS.wrongState, embeddedTexts.annotationFinished)
    if (work.claimedBy !== null) throw new Conflict(embeddedTexts.annotationTaken)
    if (work.version !== version) throw new Conflict(embeddedTexts.changedMeanwhile)
    await updateClaim(tx, id, session.userId)
    await tx.audit({
      module: 'annotation',
      opType: 'annotation.claim',
      target: work.sessionId,
      before: { claimedBy: null },
      after: { claimedBy: session.name },
    })
    return null
  },
})
