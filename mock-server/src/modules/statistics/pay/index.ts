import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { getFigures } from './get-figures.ts'
import { ruleRoutes } from './rule-routes.ts'

/** People's earnings by the rules of their business. */
export const payModule: Module = {
  name: 'pay',
  auditDictionary,
  routes: [getFigures, ...Object.values(ruleRoutes)],
}
