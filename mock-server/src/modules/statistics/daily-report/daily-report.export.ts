import { statColumns, type exports } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import type { Cell } from '../../../platform/exports/cell.ts'
import { toColumn, wholeTable, type Column } from '../../../platform/exports/table-file.ts'
import { tableExport } from '../../export-kind.ts'
import { findTypedReports, findWorkplaceId } from './daily-reports.ts'

type Request = Extract<exports.ExportRequest, { kind: 'dailyReport' }>
/** `cells` by column: the ids of columns are unique over all reports. */
type Row = { day: string; cells: ReadonlyMap<string, Cell> }

const day: Column<Row> = toColumn(statColumns.day, (row) => row.day)

/** The daily reports side by side, the newest day first, in the words of the page; a workbook counts with them (RPT-004, RPT-005). */
export const dailyReportExport = tableExport<Request, Row>({
  module: 'dailyReport',
  opType: 'dailyReport.export',
  policy: canOpen('report.summary'),
  check: (tx, { filter }, { session: { userId } }) => findWorkplaceId(tx, { userId, query: filter }),
  title: { en: 'daily-report', zh: '日报' },
  table: async (tx, { filter }, { userId, timezone, language, requestedAt: now }) => {
    const reports = await findTypedReports(tx, filter, { userId, timezone, language, now })
    const columns = reports.flatMap(({ name, columns: own, totals }) =>
      own.map((column): Column<Row> => {
        const head = `${name}: ${column.name}`
        const total = totals.find(({ id }) => id === column.id)
        return {
          head: { en: head, zh: head },
          cell: ({ cells }) => cells.get(column.id) ?? null,
          ...(total && { total: { known: total.cell } }),
        }
      }),
    )
    const rows = Map.groupBy(
      reports.flatMap(({ data }) => data),
      (row) => row.day,
    )
    return wholeTable<Row>(
      [day, ...columns],
      [...rows].map(([ofDay, parts]) => ({
        day: ofDay,
        cells: new Map(parts.flatMap(({ items }) => items.map(({ id, cell }) => [id, cell] as const))),
      })),
    )
  },
})
