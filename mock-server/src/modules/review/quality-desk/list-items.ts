import { qualityDesk } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findItems, readInspection } from './inspections.store.ts'
import { canInspect } from './quality-desk.policy.ts'

export const listItems = route(qualityDesk.inspectionItems, {
  policy: canInspect,
  handler: async ({ tx, params: { id } }) => {
    if (!(await readInspection(tx, id))) throw new NotFound()
    return findItems(tx, id)
  },
})
