import type { Module } from '../../module.ts'
import { exportAccounts, exportOffline } from './export-bill.ts'
import { getOfflineStat } from './get-offline-stat.ts'
import { listAccounts } from './list-accounts.ts'
import { listBill } from './list-bill.ts'
import { listOfflineDays } from './list-offline-days.ts'

/** What a company pays for: accounts by halves of a month, and recordings. */
export const billModule: Module = {
  name: 'bill',
  routes: [listBill, listAccounts, getOfflineStat, listOfflineDays, exportAccounts, exportOffline],
}
