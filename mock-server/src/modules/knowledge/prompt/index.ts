import { prompt } from '@console/contracts'
import { NotFound } from '../../../platform/errors.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { route } from '../../../access/route.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findVersions, promptStore, scenesOf } from './prompt.store.ts'
import { canOpen } from '../../../access/policy.ts'

const policy = canOpen('configuration.prompt')

const promptRoutes = managedRoutes(prompt.prompts, {
  policy,
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
      // It must not be deleted before this prompt is in it.
      .forShare()
      .executeTakeFirst()
    if (!scene) throw new NotFound()
  },
})

const listVersions = route(prompt.versions, {
  policy,
  handler: async ({ tx, params: { id } }) => {
    const records = await findVersions(tx, id)
    if (records.length === 0) throw new NotFound()
    return { records }
  },
})

const listScenes = route(prompt.scenes, {
  policy,
  handler: async ({ tx, query: { bizTypeId } }) => {
    await requireBusinessType(tx, bizTypeId)
    return { records: await scenesOf(tx, bizTypeId) }
  },
})

/** What the model is instructed. */
export const promptModule: Module = {
  name: 'prompt',
  auditDictionary,
  routes: [...Object.values(promptRoutes), listVersions, listScenes],
}
