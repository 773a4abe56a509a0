import { prompt } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canManagePrompts } from './prompt.policy.ts'
import { listBusinessScenes } from './prompt.store.ts'

export const listScenes = route(prompt.scenes, {
  policy: canManagePrompts,
  handler: async ({ tx, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    return { records: await listBusinessScenes(tx, bizTypeId) }
  },
})
