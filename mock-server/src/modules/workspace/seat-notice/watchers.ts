import type { TenantTx } from '../../../platform/context/context.ts'
import { findScopes, type Scope } from '../../identity/organization/public.ts'
import { findTenantTree, findWallVisitors, type TenantTree } from './watcher.store.ts'

/** Milliseconds between two lookups of watchers and their seats: events come by the hundred a second. */
const CACHED_MS = 60_000

/** Watchers of one tenant, at one moment. */
export type Watchers = {
  readonly timezone: string
  /** Null for people who may not open the wall. */
  readonly scopeOf: (userId: number) => Scope | null
  readonly canWatch: (userId: number, orgId: number | null) => boolean
}

type Lookup = (tx: TenantTx, userIds: readonly number[], now: Date) => Promise<Watchers>
type CachedTenant = { until: number; tree: TenantTree; scopes: Map<number, Scope | null> }

/** Looks watchers up, each at most once a minute; older results are dropped with the cache of their tenant. */
export function watcherCache(): Lookup {
  const tenants = new Map<number, CachedTenant>()

  async function cachedTenant(tx: TenantTx, now: Date): Promise<CachedTenant> {
    for (const [tenantId, { until }] of tenants) if (until <= now.getTime()) tenants.delete(tenantId)
    const known = tenants.get(tx.tenantId)
    if (known) return known
    const made = { until: now.getTime() + CACHED_MS, tree: await findTenantTree(tx), scopes: new Map() }
    tenants.set(tx.tenantId, made)
    return made
  }

  return async (tx, userIds, now) => {
    const { tree, scopes } = await cachedTenant(tx, now)
    const unknown = [...new Set(userIds)].filter((userId) => !scopes.has(userId))
    if (unknown.length > 0) {
      const visitors = new Set(await findWallVisitors(tx, unknown))
      const found = await findScopes(tx, [...visitors])
      for (const userId of unknown) scopes.set(userId, found.get(userId) ?? null)
    }
    const getScope = (userId: number) => scopes.get(userId) ?? null
    return {
      timezone: tree.timezone,
      scopeOf: getScope,
      canWatch: (userId, orgId) => {
        const scope = getScope(userId)
        return scope !== null && isWithin(tree, orgId, scope)
      },
    }
  }
}

function isWithin({ parentOf }: TenantTree, orgId: number | null, { rootId }: Scope): boolean {
  if (rootId === null) return true
  for (let id = orgId; id !== null; id = parentOf.get(id) ?? null) if (id === rootId) return true
  return false
}
