import { credential } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { toZonedDay, daysBetween } from '../../../platform/time/days.ts'
import { canManageClients } from './credential.policy.ts'
import { clientNumber, usageByDay } from './credential.store.ts'

/** Counted calls, by day of the tenant's zone. */
export const getUsage = route(credential.usage, {
  policy: canManageClients,
  handler: async ({ tx, session, query }) => {
    const id = await clientNumber(tx, query.clientId)
    if (id === undefined) throw new NotFound()
    const first = toZonedDay(query.from, session.timezone)
    const last = toZonedDay(query.to, session.timezone)
    const counted = await usageByDay(tx, { id, first, last, paths: query.paths })
    const byDay = new Map(counted.map(({ date, usage }) => [date, usage]))
    return daysBetween(first, last).map((date) => ({ date, usage: byDay.get(date) ?? 0 }))
  },
})
