import { label } from '@console/contracts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { canManageLabels, findLabel } from '../label/public.ts'
import { backFillsOf, endBackFill, insertBackFill, isRunning, lockRunning } from './back-fill.store.ts'
import { backFillTexts } from './back-fill.messages.ts'

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
    const [started] = await backFillsOf(tx, id)
    if (!started) throw new NotFound()
    return started
  },
})

export const stopBackFill = route(label.stopBackFill, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, body: { id } }) => {
    // The step that judges calls at this moment ends first.
    if (await lockRunning(tx, id)) await endBackFill(tx, id, { at: ctx.clock.now(), isStopped: true })
    return null
  },
})

export const listBackFills = route(label.backFills, {
  policy: canManageLabels,
  handler: async ({ tx, query: { id } }) => {
    if (!(await findLabel(tx, id))) throw new NotFound()
    return { backFills: await backFillsOf(tx, id) }
  },
})
