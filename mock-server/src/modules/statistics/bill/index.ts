import type { Module } from '../../module.ts'
import { billExport } from './accounts.export.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { closeMonth } from './close-month.ts'
import { eraseFromBill } from './closing.store.ts'
import { exportAccounts } from './export-accounts.ts'
import { exportOffline } from './export-offline.ts'
import { getOfflineStat } from './get-offline-stat.ts'
import { linesExport } from './lines.export.ts'
import { listAccounts } from './list-accounts.ts'
import { listBill } from './list-bill.ts'
import { listOfflineDays } from './list-offline-days.ts'
import { recordingsExport } from './recordings.export.ts'

/** The bill of a company: accounts by halves of a month, and recordings. */
export const billModule: Module = {
  name: 'bill',
  auditDictionary,
  erasure: eraseFromBill,
  exportKinds: { bill: billExport, billLines: linesExport, recordings: recordingsExport },
  routes: [
    listBill,
    listAccounts,
    closeMonth,
    getOfflineStat,
    listOfflineDays,
    exportAccounts,
    exportOffline,
  ],
}
