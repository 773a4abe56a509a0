import { billedMonths, billReasons, type exports } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import type { Column } from '../../../platform/exports/table-file.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { tableExport } from '../../export-kind.ts'
import { MONTHS } from './accounts.export.ts'
import { billCounts } from './bill-counts.ts'
import { billedAccounts, billOfMonth, type BilledAccount } from './bill.store.ts'

type Request = Extract<exports.ExportRequest, { kind: 'billLines' }>
type Row = BilledAccount & { month: string }

const columns: readonly Column<Row>[] = [
  { head: { en: 'Month', zh: '月份' }, unit: 'timezone', cell: ({ month }) => month },
  { head: { en: 'Organization', zh: '组织' }, cell: ({ orgName }) => orgName },
  { head: { en: 'Account', zh: '账号' }, cell: ({ account }) => account },
  { head: { en: 'Name', zh: '姓名' }, cell: ({ name }) => name },
  {
    head: { en: 'Bill', zh: '计费数' },
    unit: MONTHS,
    cell: ({ halves }) => billedMonths(halves),
    total: { part: ({ halves }) => billedMonths(halves) },
  },
  {
    head: { en: 'Reason', zh: '计费原因' },
    cell: (row, { language }) => billReasons.reasonText(billReasons.reasonOf(row, row.month), language),
  },
]

/** The account lines of a month's bill, each with why it costs that, read page by page. */
export const linesExport = tableExport<Request, Row>({
  module: 'bill',
  opType: 'bill.exportLines',
  policy: canOpen('report.bill'),
  check: (tx, { filter }, { session: { userId } }) => scopeOf(tx, { userId, orgId: filter.orgId }),
  title: { en: 'bill-accounts', zh: '账单明细' },
  table: async (
    tx,
    { filter: { queryDate: month, bizTypeId, orgId } },
    { userId, timezone, requestedAt: now },
  ) => {
    const scope = await scopeOf(tx, { userId, orgId })
    const query = { month, bizTypeId, scope, timezone, now }
    return {
      columns,
      total: billCounts(await billOfMonth(tx, query), month).effective_account_count,
      rows: async (reading, { last, limit }) => {
        const accounts = await billedAccounts(reading, { ...query, after: last, limit })
        return accounts.map((account) => ({ ...account, month }))
      },
    }
  },
})
