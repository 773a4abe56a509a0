import { annotation } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canAnnotate } from './annotation.policy.ts'
import { drawSessions } from './annotation.store.ts'

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
