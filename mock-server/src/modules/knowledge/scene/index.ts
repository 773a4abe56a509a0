import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { sceneRoutes } from './scene-routes.ts'

/** Scenes of a business. */
export const sceneModule: Module = { name: 'scene', auditDictionary, routes: Object.values(sceneRoutes) }
