import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { canReadCategories } from '../voiceprint.policy.ts'
import { findCategories } from './category.store.ts'

export const listCategories = route(voiceprint.categories, {
  policy: canReadCategories,
  handler: ({ tx, query }) => findCategories(tx, query),
})
