import { quality } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScenes } from './named-lists.store.ts'

export const listScenes = route(quality.scenes, {
  policy: canOpen('quality.record', 'statistic.violation'),
  handler: ({ tx, query }) => findScenes(tx, query.bizTypeId),
})
