import { businessReference } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canReadProducts } from './business.policy.ts'
import { findProducts } from './business.store.ts'

export const listProducts = route(businessReference.productPage, {
  policy: canReadProducts,
  handler: ({ tx, body }) => findProducts(tx, body),
})
