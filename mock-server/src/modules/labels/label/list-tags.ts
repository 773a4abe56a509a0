import { label } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { labelNames } from './label.store.ts'

export const listTags = route(label.tagList, {
  policy: canOpen('statistic.violation', 'configuration.statistic'),
  handler: ({ tx, query: { bizTypeId } }) => labelNames(tx, bizTypeId),
})
