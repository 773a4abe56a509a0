import { annotation } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, refuse } from '../../../platform/errors.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { canAnnotate } from './annotation.policy.ts'
import { settableTags, updateMarks, tagNames } from './annotation.store.ts'
import { lockedWork } from './locked-work.ts'

const { ANNOTATION_REFUSALS } = annotation

export const saveWork = route(annotation.save, {
  policy: canAnnotate,
  handler: async ({ ctx, tx, session, body: { id, version, tagIds, note, isFinished } }) => {
    const work = await lockedWork(tx, id)
    if (work.isFinished) throw refuse(ANNOTATION_REFUSALS.wrongState, embeddedTexts.annotationFinished)
    if (work.claimedBy !== session.userId)
      throw refuse(ANNOTATION_REFUSALS.notYours, embeddedTexts.annotationNotYours)
    if (work.version !== version) throw new Conflict(embeddedTexts.changedMeanwhile)
    if ((await settableTags(tx, { annotationId: id, tagIds })) < tagIds.length)
      throw refuse(ANNOTATION_REFUSALS.unknownTag, embeddedTexts.unknownTag)
    const before = { tags: await tagNames(tx, id), note: work.note, isFinished: false }
    await updateMarks(tx, id, { tagIds, note, finishedAt: isFinished ? ctx.clock.now() : null })
    await tx.audit({
      module: 'annotation',
      opType: 'annotation.save',
      target: work.sessionId,
      before,
      after: { tags: await tagNames(tx, id), note, isFinished },
    })
    return null
  },
})
