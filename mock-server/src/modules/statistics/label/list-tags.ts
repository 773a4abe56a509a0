import { label } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadLabels } from './label.policy.ts'
import { labelNames } from './label.store.ts'

export const listTags = route(label.tagList, {
  policy: mayReadLabels,
  handler: ({ tx, query: { bizTypeId } }) => labelNames(tx, bizTypeId),
})
