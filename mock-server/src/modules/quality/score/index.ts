import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { listHistory } from './list-history.ts'
import { settingRoutes } from './setting-routes.ts'

/** Scores of sessions by their violations. */
export const scoreModule: Module = {
  name: 'score',
  auditDictionary,
  routes: [settingRoutes.list, settingRoutes.save, listHistory],
}
