import type { exports } from '@console/contracts'
import { tableExport } from '../../export-kind.ts'
import { SECONDS, wholeTable, type Column } from '../../../platform/exports/table-file.ts'
import { localDay } from '../../../platform/exports/cell.ts'
import { offlineDays, type OfflineDay } from './offline.store.ts'
import { canOpen } from '../../../access/policy.ts'

type Request = Extract<exports.ExportRequest, { kind: 'recordings' }>

const columns: readonly Column<OfflineDay>[] = [
  {
    head: { en: 'Day', zh: '日期' },
    unit: 'timezone',
    cell: ({ at }, { timezone }) => localDay(at, timezone),
  },
  { head: { en: 'Recordings', zh: '数量' }, cell: (row) => row.total },
  { head: { en: 'Skill duration', zh: '技能时长' }, unit: SECONDS, cell: (row) => row.skillSeconds },
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
