import type { Module } from '../../module.ts'
import { getAccounts } from './get-accounts.ts'
import { getOverview } from './get-overview.ts'
import { listSignIns } from './list-sign-ins.ts'

/** The tenant's usage, and its accounts over time. */
export const subscriptionModule: Module = {
  name: 'subscription',
  routes: [getOverview, getAccounts, listSignIns],
}
