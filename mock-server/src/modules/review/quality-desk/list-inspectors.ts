import { qualityDesk } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findInspectors } from './inspections.store.ts'
import { canInspect, INSPECTION_PAGE } from './quality-desk.policy.ts'

export const listInspectors = route(qualityDesk.inspectors, {
  policy: canInspect,
  handler: ({ tx }) => findInspectors(tx, { menuId: INSPECTION_PAGE, limit: qualityDesk.MAX_NAMED }),
})
