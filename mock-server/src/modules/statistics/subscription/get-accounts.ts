import { subscription } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { canReadAccounts } from './subscription.policy.ts'
import { accountMonths, accountTotals } from './subscription.store.ts'

const MONTH_CHARACTERS = 7

export const getAccounts = route(subscription.accounts, {
  policy: canReadAccounts,
  handler: async ({ ctx, tx, session: { timezone } }) => {
    const now = ctx.clock.now()
    const count = subscription.STATISTIC_MONTHS
    const first = monthBefore(toZonedDay(toUnixSeconds(now), timezone), count - 1)
    return { ...(await accountTotals(tx)), months: await accountMonths(tx, { first, count, timezone, now }) }
  },
})

/** `YYYY-MM`, the given number of months before the month of a day. */
function monthBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, MONTH_CHARACTERS)
}
