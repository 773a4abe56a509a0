import { bill, billedMonths, billReasons } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { billedAccountPage } from './bill.store.ts'

export const listAccounts = route(bill.accountsDetail, {
  policy: canOpen('report.bill'),
  handler: async ({ ctx, tx, session, body }) => {
    const { queryDate: month, bizTypeId, orgId, detailOrgId: ownerId, current, size } = body
    const { userId, timezone } = session
    const scope = await findScope(tx, { userId, orgId })
    await findScope(tx, { userId, orgId: ownerId })
    const query = { month, bizTypeId, scope, timezone, now: ctx.clock.now(), ownerId }
    const page = { limit: size, offset: (current - 1) * size }
    const { accounts, total } = await billedAccountPage(tx, { ...query, ...page })
    return {
      records: accounts.map((account) => ({
        org_name: account.orgName,
        user_account: account.account,
        user_name: account.name,
        accounts: billedMonths(account.halves),
        reason: billReasons.buildBillReason(account, month),
        status: account.isEnabled ? (1 as const) : (0 as const),
        open_time: account.openedAt,
        close_time: account.closedAt,
      })),
      total,
    }
  },
})
