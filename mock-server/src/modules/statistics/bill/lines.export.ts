import { billColumns, billedMonths, billReasons, type exports } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { summedColumn, toColumn, type Column } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { tableExport } from '../../export-kind.ts'
import { findScope } from '../../identity/organization/public.ts'
import { billCounts } from './bill-counts.ts'
import type { BilledAccount } from './bill-source.ts'
import { billedAccounts, billOfMonth } from './bill.store.ts'

type Request = Extract<exports.ExportRequest, { kind: 'billLines' }>
type Row = BilledAccount & { month: string }

const ENABLED: Text = { en: 'Enabled', zh: '启用' }
const DISABLED: Text = { en: 'Disabled', zh: '停用' }

const columns: readonly Column<Row>[] = [
  toColumn(billColumns.month, ({ month }) => month),
  toColumn(billColumns.organisation, ({ orgName }) => orgName),
  toColumn(billColumns.account, ({ account }) => account),
  toColumn(billColumns.name, ({ name }) => name),
  summedColumn(billColumns.bill, ({ halves }) => billedMonths(halves)),
  toColumn(billColumns.status, ({ isEnabled }, { language }) => (isEnabled ? ENABLED : DISABLED)[language]),
  toColumn(billColumns.openedAt, ({ openedAt }) => openedAt),
  toColumn(billColumns.closedAt, ({ closedAt }) => closedAt),
  toColumn(billColumns.reason, (row, { language }) =>
    billReasons.reasonText(billReasons.buildBillReason(row, row.month), language),
  ),
]

/** The account lines of a month's bill, each with the reason for its cost, read page by page. */
export const linesExport = tableExport<Request, Row>({
  module: 'bill',
  opType: 'bill.exportLines',
  policy: canOpen('report.bill'),
  check: (tx, { filter }, { session: { userId } }) => findScope(tx, { userId, orgId: filter.orgId }),
  title: { en: 'bill-accounts', zh: '账单明细' },
  table: async (
    tx,
    { filter: { queryDate: month, bizTypeId, orgId } },
    { userId, timezone, requestedAt: now },
  ) => {
    const scope = await findScope(tx, { userId, orgId })
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
