import { pay, calculatePay, LAST_DAY_OF_FIRST_HALF, type PayRates } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findPaidWork, findRates, type PaidPerson } from './pay.store.ts'

const CENTS = 100

export const getFigures = route(pay.figures, {
  policy: canOpen('monitor.salary'),
  handler: async ({ tx, session, query: { bizTypeId, month, half, pageIndex, pageSize } }) => {
    await requireBusinessType(tx, bizTypeId)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    const rates = await findRates(tx, bizTypeId)
    const people = await findPaidWork(tx, { bizTypeId, ...daysOfHalf(month, half), scope })
    const rows = people.map((person) => payRow(person, rates))
    // In cents, so that the sum of many parts stays exact.
    const sum = rows.reduce((cents, row) => cents + Math.round((row.pay?.total ?? 0) * CENTS), 0)
    return {
      records: rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
      total: rows.length,
      sum: rates === undefined ? null : sum / CENTS,
    }
  },
})

function payRow(
  { userId, userName, orgName, onlineSeconds, validCalls, orders, seriousViolations }: PaidPerson,
  rates: PayRates | undefined,
): pay.PayRow {
  const work = { onlineSeconds, validCalls, orders, seriousViolations }
  return { userId, userName, orgName, ...work, pay: rates === undefined ? null : calculatePay(rates, work) }
}

function daysOfHalf(month: string, half: number): { firstDay: string; lastDay: string } {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number)
  if (half === pay.HALVES.first)
    return { firstDay: `${month}-01`, lastDay: `${month}-${LAST_DAY_OF_FIRST_HALF}` }
  // The day before the first of the next month.
  const lastDay = new Date(Date.UTC(year, monthOfYear, 0)).toISOString().slice(0, 10)
  return { firstDay: `${month}-${LAST_DAY_OF_FIRST_HALF + 1}`, lastDay }
}
