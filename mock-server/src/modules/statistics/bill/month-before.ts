import type { TenantTx } from '../../../platform/context/context.ts'
import { billCounts } from './bill-counts.ts'
import type { BillQuery } from './bill-source.ts'
import { billOfMonth } from './bill.store.ts'
import { monthBefore } from './months.ts'

/** The counts of the month before: of the whole bill, and by organisation. */
export async function billBefore(tx: TenantTx, query: BillQuery) {
  const month = monthBefore(query.month)
  const organizations = await billOfMonth(tx, { ...query, month })
  const byOrganization = new Map(
    organizations.map((organization) => [organization.orgId, billCounts([organization], month).accounts]),
  )
  return { summary: billCounts(organizations, month), byOrganization }
}
