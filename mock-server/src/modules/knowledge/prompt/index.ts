import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { listScenes } from './list-scenes.ts'
import { listVersions } from './list-versions.ts'
import { promptRoutes } from './prompt-routes.ts'

/** Instructions for the model. */
export const promptModule: Module = {
  name: 'prompt',
  auditDictionary,
  routes: [...Object.values(promptRoutes), listVersions, listScenes],
}
