import { qualityDesk } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { isInspector, updateItem } from './inspections.store.ts'
import { lockedItem } from './locked-item.ts'
import { canInspect, INSPECTION_PAGE } from './quality-desk.policy.ts'

export const assignItem = route(qualityDesk.assignItem, {
  policy: canInspect,
  handler: async ({ tx, params: { id }, query: { version }, body: { userId } }) => {
    const item = await lockedItem(tx, { id, version })
    if (userId !== null && !(await isInspector(tx, { menuId: INSPECTION_PAGE, userId }))) throw new NotFound()
    await updateItem(tx, id, { assignedTo: userId })
    const { sessionId } = item
    await tx.audit({
      module: 'quality',
      opType: 'quality.assign',
      target: item.name,
      bizTypeId: item.businessTypeId,
      before: { sessionId, userId: item.assignedTo },
      after: { sessionId, userId },
    })
    return null
  },
})
