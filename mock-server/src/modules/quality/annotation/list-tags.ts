import { annotation } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { enabledTags } from './annotation.store.ts'
import { canAnnotate } from './annotation.policy.ts'

export const listTags = route(annotation.tags, {
  policy: canAnnotate,
  handler: async ({ tx }) => ({ records: await enabledTags(tx) }),
})
