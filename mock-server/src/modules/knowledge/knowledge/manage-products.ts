import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { updateRoute } from '../../operations/managed-list/public.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { requireQuestions } from './known-questions.ts'
import { productStore } from './products.store.ts'
import { canOpen } from '../../../access/policy.ts'

const policy = canOpen('knowledge.product')

export const listProducts = route(knowledge.products.list, {
  policy,
  handler: async ({ ctx, tx, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return productStore.find(tx, query, ctx.clock.now())
  },
})

export const updateProduct = updateRoute(knowledge.products, {
  policy,
  audited: 'knowledge.product',
  nameOf: ({ name }) => name,
  check: (tx, { draft, bizTypeId }) => requireQuestions(tx, bizTypeId, draft.questionIds),
  store: productStore,
})
