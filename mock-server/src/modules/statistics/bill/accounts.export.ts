import { billColumns, type bill, type Complete, type exports, type TableColumn } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { summedColumn, toColumn, wholeTable, type Column } from '../../../platform/exports/table-file.ts'
import { tableExport } from '../../export-kind.ts'
import { findScope } from '../../identity/organization/public.ts'
import { billCounts } from './bill-counts.ts'
import { billOfMonth } from './bill.store.ts'
import { billBefore } from './month-before.ts'

type Request = Extract<exports.ExportRequest, { kind: 'bill' }>
type Row = { date: string; orgName: string; counts: Complete<bill.BillCounts>; accountsBefore: number }

/** A figure of each organisation, and below them its sum over all, as on the page. */
function figure(name: keyof bill.BillCounts, column: TableColumn): Column<Row> {
  return summedColumn(column, ({ counts }: Row) => counts[name])
}

/** `change`: of all organisations, also of those that have no account any more. */
const columnsWith = (change: number): readonly Column<Row>[] => [
  toColumn(billColumns.month, (row) => row.date),
  toColumn(billColumns.organisation, (row) => row.orgName),
  figure('accounts', billColumns.accounts),
  {
    ...toColumn(billColumns.change, ({ counts, accountsBefore }: Row) => counts.accounts - accountsBefore),
    total: { known: change },
  },
  figure('month', billColumns.fullMonth),
  figure('firstHalfMonth', billColumns.firstHalf),
  figure('afterHalfMonth', billColumns.secondHalf),
  figure('effective_account_count', billColumns.effective),
  figure('open_account_count', billColumns.opened),
  figure('open_first_half_count', billColumns.openedFirst),
  figure('open_after_half_count', billColumns.openedSecond),
  figure('close_account_count', billColumns.closed),
  figure('close_first_half_count', billColumns.closedFirst),
  figure('close_after_half_count', billColumns.closedSecond),
]

/** Costs of accounts in a month, by organisation (BILL-016). */
export const billExport = tableExport<Request, Row>({
  module: 'bill',
  opType: 'bill.exportAccounts',
  policy: canOpen('report.bill'),
  check: (tx, { filter }, { session: { userId } }) => findScope(tx, { userId, orgId: filter.orgId }),
  title: { en: 'bill', zh: '账单' },
  table: async (
    tx,
    { filter: { queryDate: month, bizTypeId, orgId } },
    { userId, timezone, requestedAt: now },
  ) => {
    const scope = await findScope(tx, { userId, orgId })
    const query = { month, bizTypeId, scope, timezone, now }
    const organizations = await billOfMonth(tx, query)
    const before = await billBefore(tx, query)
    return wholeTable(
      columnsWith(billCounts(organizations, month).accounts - before.summary.accounts),
      organizations.map(({ orgId: id, orgName, lines }) => ({
        date: month,
        orgName,
        counts: billCounts([{ lines }], month),
        accountsBefore: before.byOrganization.get(id) ?? 0,
      })),
    )
  },
})
