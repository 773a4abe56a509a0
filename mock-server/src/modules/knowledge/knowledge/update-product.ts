import { knowledge } from '@console/contracts'
import { updateRoute } from '../../operations/managed-list/public.ts'
import { canManageProducts } from './knowledge.policy.ts'
import { requireQuestions } from './known-questions.ts'
import { productStore } from './products.store.ts'

export const updateProduct = updateRoute(knowledge.products, {
  policy: canManageProducts,
  audited: 'knowledge.product',
  nameOf: ({ name }) => name,
  check: (tx, { draft, bizTypeId }) => requireQuestions(tx, bizTypeId, draft.questionIds),
  store: productStore,
})
