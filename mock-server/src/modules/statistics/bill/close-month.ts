import { billClosing, billedMonths } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { BadRequest, Conflict, Forbidden } from '../../../platform/errors.ts'
import { zonedTime } from '../../../platform/time/zoned-time.ts'
import { findScope } from '../../identity/organization/public.ts'
import type { BilledAccount } from './bill-source.ts'
import { billTexts, changedTotal, closedBy } from './bill.messages.ts'
import { billedAccounts } from './bill.store.ts'
import { closeProblem } from './closing.policy.ts'
import { findClosing, insertClosing, insertLines } from './closing.store.ts'

/** Closes a month for the whole company: its lines are written down and do not change any more. */
export const closeMonth = route(billClosing.close, {
  policy: canOpen('report.bill'),
  handler: async ({ ctx, tx, session, body: { queryDate: month, accounts: confirmed }, language }) => {
    const { userId, timezone } = session
    const now = ctx.clock.now()
    const scope = await findScope(tx, { userId, orgId: undefined })
    // The insert decides if the month is closed: two requests at once must not both find that it is not.
    const problem = closeProblem({
      session,
      seesCompany: scope.rootId === null,
      isClosed: false,
      month,
      now,
    })
    if (problem === 'running') throw new BadRequest({ queryDate: billTexts.running[language] })
    if (problem !== null) throw new Forbidden()
    const accounts = await billedAccounts(tx, { month, bizTypeId: undefined, scope, timezone, now })
    if (!(await insertClosing(tx, { month, closedBy: userId, now })))
      throw await closedAlready(tx, month, timezone)
    const total = sumBilledMonths(accounts)
    if (total !== confirmed) throw new Conflict(changedTotal(total))
    await insertLines(tx, month, accounts)
    await tx.audit({
      module: 'bill',
      opType: 'bill.close',
      target: month,
      after: { month, accounts: total, lines: accounts.length },
    })
    return { closed_at: toUnixSeconds(now), accounts: total }
  },
})

/** Months, in halves: exact in binary fractions. */
function sumBilledMonths(accounts: readonly BilledAccount[]): number {
  return accounts.reduce((sum, { halves }) => sum + billedMonths(halves), 0)
}

async function closedAlready(tx: TenantTx, month: string, timezone: string): Promise<Conflict> {
  const closing = await findClosing(tx, month)
  if (closing === undefined) return new Conflict()
  const { closedAt, closedBy: by } = closing
  return new Conflict(closedBy({ by, at: zonedTime(closedAt, timezone) }))
}
