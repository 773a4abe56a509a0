import { prompt } from '@console/contracts'
import { NotFound } from '../../../platform/errors.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import { canManagePrompts } from './prompt.policy.ts'
import { promptStore } from './prompt.store.ts'

export const promptRoutes = managedRoutes(prompt.prompts, {
  policy: canManagePrompts,
  audited: 'prompt.prompt',
  nameOf: ({ name }) => name,
  store: promptStore,
  // A scene of another business answers like one that does not exist.
  check: async (tx, { draft: { sceneId }, bizTypeId }) => {
    if (sceneId === null || bizTypeId === null) return
    const scene = await tx.db
      .selectFrom('qualityScene')
      .where('id', '=', sceneId)
      .where('businessTypeId', '=', bizTypeId)
      .select('id')
      // The scene must not be deleted before this prompt is in it.
      .forShare()
      .executeTakeFirst()
    if (!scene) throw new NotFound()
  },
})
