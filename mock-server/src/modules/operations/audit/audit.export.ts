import { auditColumns, type exports } from '@console/contracts'
import { localTime, type Cell } from '../../../platform/exports/cell.ts'
import type { Reader } from '../../../platform/exports/export-file.ts'
import { headText } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
import type { ExportKind } from '../../export-kind.ts'
import { canReadAudit } from './audit.policy.ts'
import { countAllRecords, recordsBelow, type Cursor, type ExportRow } from './audit.store.ts'
import { shownRecord } from './shown-record.ts'

const title: Text = { en: 'audit-log', zh: '审计日志' }

const { time, user, module, operation, target, business, product, before, after, record } = auditColumns
const columns = [time, user, module, operation, target, business, product, before, after, record]

/** The audit log as a file: the same filters as the list, without its limits of pages and counts. */
export const auditExport: ExportKind<Extract<exports.ExportRequest, { kind: 'audit' }>, Cursor> = {
  module: 'audit',
  opType: 'audit.export',
  policy: canReadAudit,
  title: () => title,
  filterValues: { withoutSignIns: { true: { en: 'Hidden', zh: '已隐藏' } } },
  open: async (now, { filter }, { language, timezone, auditDictionary }) => ({
    heads: columns.map((column) => headText(column, { language, timezone })),
    total: await countAllRecords(now, filter),
    rowsAfter: async (tx, { cursor, limit }) => {
      const rows = await recordsBelow(tx, filter, { cursor, limit })
      return {
        cells: rows.map((row) => toCells(row, { language, timezone, auditDictionary })),
        cursor: rows.length < limit ? null : (rows.at(-1)?.cursor ?? null),
      }
    },
  }),
}

function toCells(
  row: ExportRow,
  { language, timezone, auditDictionary }: Pick<Reader, 'language' | 'timezone' | 'auditDictionary'>,
): Cell[] {
  const { moduleShowName, opTypeShowName, opUserName } = shownRecord(auditDictionary, row, language)
  return [
    localTime(row.opAt, timezone),
    opUserName,
    moduleShowName,
    opTypeShowName,
    row.targetName ?? '',
    row.businessName ?? idText(row.bizTypeId),
    row.productName ?? idText(row.productId),
    row.opContentBefore ?? '',
    row.opContentAfter ?? '',
    String(row.id),
  ]
}

/** The id replaces a name that is gone (AUDIT-Q7). */
function idText(id: number | null | undefined): string {
  return id == null ? '' : String(id)
}
