import { quality } from '@console/contracts'
import type { TenantTx } from '../../context.ts'
import { NotFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { mayReadStatistics, scopeOf, type Scope } from '../statistics/statistics.policy.ts'
import { areAllIn, findRecords } from './records.store.ts'

export const listRecords = route(quality.records, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, body: { orgId: orgIds, ...filter } }) => {
    const visible = await scopeOf(tx, { userId: session.userId, wanted: undefined })
    if (!(await areAllIn(tx, { userIds: filter.userId, scope: visible }))) throw new NotFound()
    const scopes = orgIds.length === 0 ? [visible] : await scopesOf(tx, session.userId, orgIds)
    return findRecords(tx, { ...filter, scopes })
  },
})

/** One after the other: a transaction has one connection. */
async function scopesOf(tx: TenantTx, userId: number, orgIds: readonly number[]): Promise<Scope[]> {
  const scopes: Scope[] = []
  for (const wanted of orgIds) scopes.push(await scopeOf(tx, { userId, wanted }))
  return scopes
}
