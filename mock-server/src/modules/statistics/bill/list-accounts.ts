import { bill, billedMonths, billReasons } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { billedAccounts } from './bill.store.ts'
import { pageOf } from './page-of.ts'
import { canOpen } from '../../../access/policy.ts'

export const listAccounts = route(bill.accountsDetail, {
  policy: canOpen('report.bill'),
  handler: async ({ ctx, tx, session, body }) => {
    const { queryDate: month, bizTypeId, orgId, detailOrgId, ...page } = body
    const { userId, timezone } = session
    const scope = await scopeOf(tx, { userId, orgId })
    await scopeOf(tx, { userId, orgId: detailOrgId })
    const query = { month, bizTypeId, scope, timezone, now: ctx.clock.now() }
    const accounts = await billedAccounts(tx, { ...query, ownerId: detailOrgId })
    return {
      records: pageOf(accounts, page).map((account) => ({
        org_name: account.orgName,
        user_account: account.account,
        user_name: account.name,
        accounts: billedMonths(account.halves),
        reason: billReasons.reasonOf(account, month),
        status: account.isEnabled ? (1 as const) : (0 as const),
        open_time: account.openedAt,
        close_time: account.closedAt,
      })),
      total: accounts.length,
    }
  },
})
