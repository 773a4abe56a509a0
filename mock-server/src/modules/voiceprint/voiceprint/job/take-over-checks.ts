import { sql } from 'kysely'
import type { AppContext } from '../../../../platform/context/context.ts'
import { releaseClaims } from './queue.store.ts'

/**
 * Checks that another process began are due at once: it has lost the lease, so it has ended, or what it still finds is not
 * stored.
 */
export async function takeOverChecks(ctx: AppContext, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{
    tenantId: number
  }>`select tenant_id as "tenantId" from tenants_of_rollup()`.execute(ctx.db.outside)
  for (const { tenantId } of rows) {
    if (signal.aborted) return
    await ctx.db.inTenant(tenantId, releaseClaims)
  }
}
