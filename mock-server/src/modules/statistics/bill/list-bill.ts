import { bill, type DataOf } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findScope } from '../../identity/organization/public.ts'
import { billCounts } from './bill-counts.ts'
import { billOfMonth, type BilledOrganization } from './bill.store.ts'
import { closeProblem } from './closing.policy.ts'
import { findClosing, isMonthClosed } from './closing.store.ts'
import { billBefore } from './month-before.ts'
import { getCurrentMonth, monthBefore } from './months.ts'
import { paginate } from './paginate.ts'

type Answer = DataOf<typeof bill.accounts>

export const listBill = route(bill.accounts, {
  policy: canOpen('report.bill'),
  handler: async ({ ctx, tx, session, body }) => {
    const { queryDate: month, bizTypeId, orgId, ...page } = body
    const scope = await findScope(tx, { userId: session.userId, orgId })
    const { timezone } = session
    const now = ctx.clock.now()
    const query = { month, bizTypeId, scope, timezone, now }
    const organizations = await billOfMonth(tx, query)
    const before = await billBefore(tx, query)
    return {
      summary: billCounts(organizations, month),
      records: paginate(organizations, page).map(({ orgId: id, orgName, lines }) => ({
        date: month,
        organization_id: id,
        organization_name: orgName,
        ...billCounts([{ lines }], month),
        accounts_before: before.byOrganization.get(id) ?? 0,
      })),
      total: organizations.length,
      before: {
        summary: before.summary,
        without_row: withoutRow(organizations, before.byOrganization),
      },
      state: await findBillState(tx, { session, month, now }),
    }
  },
})

/** Costs of organisations in the month before that have no account in this one. */
function withoutRow(
  organizations: readonly BilledOrganization[],
  accountsBefore: ReadonlyMap<number, number>,
): number {
  const present = new Set(organizations.map(({ orgId }) => orgId))
  return [...accountsBefore].reduce((sum, [id, accounts]) => (present.has(id) ? sum : sum + accounts), 0)
}

async function findBillState(
  tx: TenantTx,
  { session, month, now }: { session: Session; month: string; now: Date },
): Promise<NonNullable<Answer['state']>> {
  const closing = await findClosing(tx, month)
  const { rootId } = await findScope(tx, { userId: session.userId, orgId: undefined })
  const problem = closeProblem({
    session,
    seesCompany: rootId === null,
    isClosed: closing !== undefined,
    month,
    now,
  })
  return {
    computed_at: toUnixSeconds(now),
    closed_at: closing?.closedAt ?? null,
    closed_by: closing?.closedBy ?? null,
    close_problem: problem,
    can_close_before:
      problem === 'running' &&
      month === getCurrentMonth(now, session.timezone) &&
      !(await isMonthClosed(tx, monthBefore(month))),
  }
}
