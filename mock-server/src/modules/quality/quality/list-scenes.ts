import { quality } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics } from '../../statistics/statistics/public.ts'
import { findScenes } from './named-lists.store.ts'

export const listScenes = route(quality.scenes, {
  policy: mayReadStatistics,
  handler: ({ tx, query }) => findScenes(tx, query.bizTypeId),
})
