import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { limitRoutes } from './limit-routes.ts'

/** When seats are warned. */
export const monitorSettingModule: Module = {
  name: 'monitorSetting',
  auditDictionary,
  routes: Object.values(limitRoutes),
}
