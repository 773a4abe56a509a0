import { qualityDesk } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findInspections } from './inspections.store.ts'
import { canInspect } from './quality-desk.policy.ts'

export const listInspections = route(qualityDesk.inspections, {
  policy: canInspect,
  handler: async ({ tx, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findInspections(tx, query)
  },
})
