import { bill } from '@console/contracts'
import { route } from '../../http/route.ts'
import { mayReadStatistics, scopeOf } from '../statistics/statistics.policy.ts'
import { billCounts } from './bill-counts.ts'
import { accountsOfMonth, type BilledAccount } from './bill.store.ts'
import { pageOf } from './page-of.ts'

export const listBill = route(bill.accounts, {
  policy: mayReadStatistics,
  handler: async ({ ctx, tx, session, body }) => {
    const { queryDate: month, bizTypeId, orgId, ...page } = body
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    const { timezone } = session
    const accounts = await accountsOfMonth(tx, { month, bizTypeId, scope, timezone, now: ctx.clock.now() })
    const organizations = [...byOrganization(accounts).values()]
    return {
      summary: billCounts(accounts, month),
      records: pageOf(organizations, page).map(({ orgId: id, orgName, members }) => ({
        date: month,
        organization_id: id,
        organization_name: orgName,
        ...billCounts(members, month),
      })),
      total: organizations.length,
    }
  },
})

type Organization = { orgId: number; orgName: string; members: BilledAccount[] }

/** In the order in which the accounts come: by the organisation's id. */
function byOrganization(accounts: readonly BilledAccount[]): Map<number, Organization> {
  const found = new Map<number, Organization>()
  for (const account of accounts) {
    const { orgId, orgName } = account
    const organization = found.get(orgId) ?? { orgId, orgName, members: [] }
    organization.members.push(account)
    found.set(orgId, organization)
  }
  return found
}
