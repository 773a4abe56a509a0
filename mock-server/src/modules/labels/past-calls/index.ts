import type { Module } from '../../module.ts'
import { backTest } from './back-test.ts'

/** Labels over calls of the past. */
export const pastCallsModule: Module = {
  name: 'pastCalls',
  routes: [backTest],
}
