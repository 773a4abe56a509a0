import { billColumns, type exports } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { summedColumn, toColumn, wholeTable, type Column } from '../../../platform/exports/table-file.ts'
import { tableExport } from '../../export-kind.ts'
import { offlineDays, type OfflineDay } from './offline.store.ts'

type Request = Extract<exports.ExportRequest, { kind: 'recordings' }>

const columns: readonly Column<OfflineDay>[] = [
  toColumn(billColumns.day, ({ at }) => at),
  summedColumn(billColumns.recordings, (row) => row.total),
  summedColumn(billColumns.skillDuration, (row) => row.skillSeconds),
]

/** Recordings of a business by day, newest first (BILL-036). */
export const recordingsExport = tableExport<Request, OfflineDay>({
  module: 'bill',
  opType: 'bill.exportRecordings',
  policy: canOpen('report.offline'),
  title: { en: 'offline-recordings', zh: '离线数据' },
  table: async (tx, { filter: { date: month, bizTypeId } }, { timezone }) =>
    wholeTable(columns, await offlineDays(tx, { month, bizTypeId, timezone })),
})
