import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canManageProducts } from './knowledge.policy.ts'
import { productStore } from './products.store.ts'

export const listProducts = route(knowledge.products.list, {
  policy: canManageProducts,
  handler: async ({ ctx, tx, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return productStore.find(tx, query, ctx.clock.now())
  },
})
