import { annotation } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canAnnotate } from './annotation.policy.ts'
import { enabledTags } from './annotation.store.ts'

export const listTags = route(annotation.tags, {
  policy: canAnnotate,
  handler: async ({ tx }) => ({ records: await enabledTags(tx) }),
})
