import type { bill, exports } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { tableExport } from '../../export-kind.ts'
import { wholeTable, type Column } from '../../../platform/exports/table-file.ts'
import { billCounts } from './bill-counts.ts'
import { billOfMonth } from './bill.store.ts'
import { canOpen } from '../../../access/policy.ts'

type Request = Extract<exports.ExportRequest, { kind: 'bill' }>
type Row = { date: string; orgName: string; counts: bill.BillCounts }

export const MONTHS: Text = { en: 'months', zh: '月' }

/** Numbers of accounts, but for the months that they are billed. */
const columns: readonly Column<Row>[] = [
  { head: { en: 'Month', zh: '月份' }, unit: 'timezone', cell: (row) => row.date },
  { head: { en: 'Organization', zh: '组织' }, cell: (row) => row.orgName },
  { head: { en: 'Bill', zh: '计费数' }, unit: MONTHS, cell: ({ counts }) => counts.accounts },
  { head: { en: 'Full month', zh: '全月账号' }, cell: ({ counts }) => counts.month },
  { head: { en: 'First half only', zh: '仅上半月账号' }, cell: ({ counts }) => counts.firstHalfMonth },
  { head: { en: 'Second half only', zh: '仅下半月账号' }, cell: ({ counts }) => counts.afterHalfMonth },
  { head: { en: 'Effective', zh: '有效账号' }, cell: ({ counts }) => counts.effective_account_count },
  { head: { en: 'Opened', zh: '开通账号' }, cell: ({ counts }) => counts.open_account_count },
  {
    head: { en: 'Opened in first half', zh: '上半月开通' },
    cell: ({ counts }) => counts.open_first_half_count,
  },
  {
    head: { en: 'Opened in second half', zh: '下半月开通' },
    cell: ({ counts }) => counts.open_after_half_count,
  },
  { head: { en: 'Closed', zh: '关闭账号' }, cell: ({ counts }) => counts.close_account_count },
  {
    head: { en: 'Closed in first half', zh: '上半月关闭' },
    cell: ({ counts }) => counts.close_first_half_count,
  },
  {
    head: { en: 'Closed in second half', zh: '下半月关闭' },
    cell: ({ counts }) => counts.close_after_half_count,
  },
]

/** What accounts cost in a month, by organisation (BILL-016). */
export const billExport = tableExport<Request, Row>({
  module: 'bill',
  opType: 'bill.exportAccounts',
  policy: canOpen('report.bill'),
  check: (tx, { filter }, { session: { userId } }) => scopeOf(tx, { userId, orgId: filter.orgId }),
  title: { en: 'bill', zh: '账单' },
  table: async (
    tx,
    { filter: { queryDate: month, bizTypeId, orgId } },
    { userId, timezone, requestedAt: now },
  ) => {
    const scope = await scopeOf(tx, { userId, orgId })
    const organizations = await billOfMonth(tx, { month, bizTypeId, scope, timezone, now })
    return wholeTable(
      columns,
      organizations.map(({ orgName, lines }) => ({
        date: month,
        orgName,
        counts: billCounts([{ lines }], month),
      })),
    )
  },
})
