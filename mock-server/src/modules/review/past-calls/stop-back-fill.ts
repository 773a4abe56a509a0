import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canManageLabels } from '../../labels/label/public.ts'
import { endBackFill, lockRunning } from './back-fill.store.ts'

export const stopBackFill = route(label.stopBackFill, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, body: { id } }) => {
    // The step that judges calls at this moment ends first.
    if (await lockRunning(tx, id)) await endBackFill(tx, id, { at: ctx.clock.now(), isStopped: true })
    return null
  },
})
