import { bill } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { billCounts } from './bill-counts.ts'
import { accountsOfMonth } from './bill.store.ts'
import { byOrganization } from './billed-organizations.ts'
import { pageOf } from './page-of.ts'
import { canOpen } from '../../../access/policy.ts'

export const listBill = route(bill.accounts, {
  policy: canOpen('report.bill'),
  handler: async ({ ctx, tx, session, body }) => {
    const { queryDate: month, bizTypeId, orgId, ...page } = body
    const scope = await scopeOf(tx, { userId: session.userId, orgId })
    const { timezone } = session
    const accounts = await accountsOfMonth(tx, { month, bizTypeId, scope, timezone, now: ctx.clock.now() })
    const organizations = byOrganization(accounts)
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
