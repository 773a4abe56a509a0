import { subApp } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { notifyCompanies } from './apps-changed.ts'
import { requireReader } from './require-reader.ts'
import { deleteOff, findSlots, insertOff } from './slots.store.ts'
import { canManageApps } from './sub-app.policy.ts'
import { lockApps } from './sub-app.store.ts'

/** A contribution is off for whoever opens a page from now on, and open pages ask again. */
export const switchSlot = route(subApp.switchSlot, {
  policy: canManageApps,
  handler: async ({ ctx, tx, body: { module, versionId, slot, isOff } }) => {
    const app = await requireReader(tx, module)
    await lockApps(tx)
    const found = (await findSlots(tx, [versionId])).get(versionId)
    if (found?.appId !== app.id || !found.slots.contributions.some(({ id }) => id === slot))
      throw new NotFound()
    if (found.off.has(slot) === isOff) return null
    if (isOff) await insertOff(tx, { versionId, slot, isByItself: false, switchedAt: ctx.clock.now() })
    else await deleteOff(tx, { versionId, slot })
    await tx.audit({
      module: 'subApp',
      opType: isOff ? 'subApp.switchSlotOff' : 'subApp.switchSlotOn',
      target: module,
      before: { isOff: !isOff, versionId, slot },
      after: { isOff, versionId, slot },
    })
    await notifyCompanies(tx, null)
    return null
  },
})
