import type { bill, Complete, exports } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { tableExport } from '../../export-kind.ts'
import { wholeTable, type Column } from '../../../platform/exports/table-file.ts'
import { billCounts } from './bill-counts.ts'
import { billOfMonth } from './bill.store.ts'
import { canOpen } from '../../../access/policy.ts'

type Request = Extract<exports.ExportRequest, { kind: 'bill' }>
type Row = { date: string; orgName: string; counts: Complete<bill.BillCounts> }

export const MONTHS: Text = { en: 'months', zh: '月' }

/** A figure of each organisation, and below them of all: sums, as those of the page. */
function figure(name: keyof bill.BillCounts, head: Text): Column<Row> {
  const value = ({ counts }: Row) => counts[name]
  return { head, cell: value, total: { part: value } }
}

/** Numbers of accounts, but for the months that they are billed. */
const columns: readonly Column<Row>[] = [
  { head: { en: 'Month', zh: '月份' }, unit: 'timezone', cell: (row) => row.date },
  { head: { en: 'Organization', zh: '组织' }, cell: (row) => row.orgName },
  { ...figure('accounts', { en: 'Bill', zh: '计费数' }), unit: MONTHS },
  figure('month', { en: 'Full month', zh: '全月账号' }),
  figure('firstHalfMonth', { en: 'First half only', zh: '仅上半月账号' }),
  figure('afterHalfMonth', { en: 'Second half only', zh: '仅下半月账号' }),
  figure('effective_account_count', { en: 'Effective', zh: '有效账号' }),
  figure('open_account_count', { en: 'Opened', zh: '开通账号' }),
  figure('open_first_half_count', { en: 'Opened in first half', zh: '上半月开通' }),
  figure('open_after_half_count', { en: 'Opened in second half', zh: '下半月开通' }),
  figure('close_account_count', { en: 'Closed', zh: '关闭账号' }),
  figure('close_first_half_count', { en: 'Closed in first half', zh: '上半月关闭' }),
  figure('close_after_half_count', { en: 'Closed in second half', zh: '下半月关闭' }),
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
