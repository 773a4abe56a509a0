import { label } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findLabels } from './label.store.ts'

export const listLabels = route(label.query, {
  policy: canOpen('label.config', 'statistic.label', 'statistic.voice', 'configuration.statistic'),
  handler: ({ tx, query: { tenantId: _ignored, ...filter } }) => findLabels(tx, filter),
})
