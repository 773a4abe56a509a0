import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canManageLabels, findLabel } from '../../labels/label/public.ts'
import { findBackFills } from './back-fill.store.ts'

export const listBackFills = route(label.backFills, {
  policy: canManageLabels,
  handler: async ({ tx, query: { id } }) => {
    if (!(await findLabel(tx, id))) throw new NotFound()
    return { backFills: await findBackFills(tx, id) }
  },
})
