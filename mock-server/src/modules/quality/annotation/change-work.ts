import { annotation } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import {
  drawSessions,
  lockWork,
  settableTags,
  updateClaim,
  updateMarks,
  tagNames,
  type LockedWork,
} from './annotation.store.ts'
import { canAnnotate } from './list-work.ts'

const { ANNOTATION_REFUSALS } = annotation

export const drawWork = route(annotation.draw, {
  policy: canAnnotate,
  handler: async ({ ctx, tx, session, body: { beginDay, endDay, bizTypeId, count } }) => {
    await requireBusinessType(tx, bizTypeId)
    const draw = { beginDay, endDay, bizTypeId, count, timezone: session.timezone, at: ctx.clock.now() }
    const drawn = await drawSessions(tx, draw)
    if (drawn === 0) throw refuse(ANNOTATION_REFUSALS.nothingLeft, embeddedTexts.nothingToDraw)
    await tx.audit({
      module: 'annotation',
      opType: 'annotation.draw',
      target: `${beginDay} – ${endDay}`,
      after: { beginDay, endDay, drawn },
      bizTypeId: bizTypeId ?? null,
    })
    return { drawn }
  },
})

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

async function lockedWork(tx: TenantTx, id: number): Promise<LockedWork> {
  const work = await lockWork(tx, id)
  if (!work) throw new NotFound()
  return work
}
