import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { auditExport } from './audit.export.ts'
import { exportRecords } from './export-records.ts'
import { getRecord } from './get-record.ts'
import { listModules } from './list-modules.ts'
import { listOpTypes } from './list-op-types.ts'
import { queryRecords } from './query-records.ts'

export const auditModule: Module = {
  name: 'audit',
  auditDictionary,
  exportKinds: { audit: auditExport },
  routes: [queryRecords, getRecord, listModules, listOpTypes, exportRecords],
}
