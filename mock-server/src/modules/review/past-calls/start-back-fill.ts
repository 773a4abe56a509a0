import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { canManageLabels, findLabel } from '../../labels/label/public.ts'
import { backFillTexts } from './back-fill.messages.ts'
import { findBackFills, insertBackFill, isRunning } from './back-fill.store.ts'

const { notJudged, running } = label.BACK_FILL_REFUSALS

export const startBackFill = route(label.startBackFill, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, session, body: { id, days } }) => {
    const found = await findLabel(tx, id, { isLocked: true })
    if (!found) throw new NotFound()
    if (found.enable === 0 || found.rule.labelType !== label.LABEL_TYPE.rule)
      throw refuse(notJudged, backFillTexts.notJudged)
    if (await isRunning(tx, id)) throw refuse(running, backFillTexts.running)
    await insertBackFill(tx, { labelId: id, days, by: session.userId, at: ctx.clock.now() })
    await tx.audit({
      module: 'label',
      opType: 'label.backFill',
      target: found.name,
      after: { days },
      bizTypeId: found.bizTypeId,
      productId: found.productId,
    })
    const [started] = await findBackFills(tx, id)
    if (!started) throw new NotFound()
    return started
  },
})
