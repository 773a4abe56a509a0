import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context/context.ts'
import { runNamedWork } from '../../../platform/named-work.ts'
import type { Module } from '../../module.ts'
import { nextRollup, rollUpTenant, type RollupTenant } from './roll-up-tenant.ts'

/**
 * Computes the statistics of every tenant when the server starts, at every quarter of an hour, and once facts have caught up.
 * Of several processes one does it, the one that also simulates: it knows how far the facts are.
 */
export function rollupModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'rollup',
    routes: [],
    jobs: [
      {
        start: async (ctx) => {
          stop = await ctx.leases.start('statistics', { run: (signal) => run(ctx, signal) })
        },
        stop: () => stop(),
      },
    ],
  }
}

async function run(ctx: AppContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // As of the beginning: a quarter that passes meanwhile is not left out.
    const next = nextRollup(ctx.clock.now())
    const caughtUp = ctx.factProgress.caughtUp()
    await runNamedWork('rollup', () => rollUpAll(ctx, () => signal.aborted))
    await ctx.clock.reach(next, AbortSignal.any([signal, caughtUp]))
  }
}

/** One tenant's failure is logged and leaves its marks; the others continue. */
export async function rollUpAll(ctx: AppContext, isStopping: () => boolean = () => false): Promise<void> {
  try {
    const { rows: tenants } = await sql<RollupTenant>`select * from tenants_of_rollup()`.execute(
      ctx.db.outside,
    )
    for (const tenant of tenants) {
      if (isStopping()) return
      await rollUpTenant(ctx, tenant, isStopping).catch((error: unknown) =>
        ctx.log.error({ err: error, tenantId: tenant.tenantId }, 'statistics of a tenant were not computed'),
      )
    }
  } catch (error) {
    ctx.log.error({ err: error }, 'statistics were not computed')
  }
}
