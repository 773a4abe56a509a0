import { qualityDesk } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { knowledgeTexts } from '../../knowledge/knowledge/public.ts'
import { readInspection, insertDraw } from './inspections.store.ts'
import { canInspect } from './quality-desk.policy.ts'

export const drawInspection = route(qualityDesk.draw, {
  policy: canInspect,
  handler: async ({ ctx, tx, session, query: { bizTypeId }, body }) => {
    await requireBusinessType(tx, bizTypeId)
    const { userId, timezone } = session
    const id = await insertDraw(tx, { ...body, bizTypeId, timezone }, { by: userId, at: ctx.clock.now() })
    if (id === null) throw refuse(qualityDesk.DESK_REFUSALS.nothingToDraw, knowledgeTexts.nothingToDraw)
    const inspection = await readInspection(tx, id)
    if (!inspection) throw new NotFound()
    const after = { ...body, drawn: inspection.drawn }
    await tx.audit({ module: 'quality', opType: 'quality.draw', target: body.name, bizTypeId, after })
    return inspection
  },
})
