import type { AppContext } from '../../platform/context/context.ts'
import type { Module } from '../../modules/module.ts'
import { auditDictionary } from '../audit-dictionary.ts'
import { tenantSimulatorOf, type TenantSimulator } from './tenant-simulator.ts'
import { findSimulatedTenants } from './simulator.store.ts'

/** Real time between two looks at the clock. */
const TICK_MS = 1000

/** Continues the seeded scenario: its seats sign in, ring, talk and rest as the clock goes. Off by one setting. */
export function simulatorModule(): Module {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function run(ctx: AppContext): Promise<void> {
    const simulator = simulatorOf(ctx)
    while (!stopping.signal.aborted) {
      await simulator.tick(stopping.signal)
      const next = ctx.clock.now().getTime() + TICK_MS * ctx.config.clockSpeed
      await ctx.clock.reach(new Date(next), stopping.signal)
    }
  }

  return {
    name: 'simulator',
    auditDictionary,
    routes: [],
    jobs: [
      {
        start: async (ctx) => {
          if (ctx.config.simulator === 'on') running = run(ctx)
        },
        // A batch that runs comes to its end first.
        stop: async () => {
          stopping.abort()
          await running
        },
      },
    ],
  }
}

export type Simulator = {
  /** Plays all that has happened by now, of each tenant in turn; stops between two batches. Never throws. */
  tick: (stopping?: AbortSignal) => Promise<void>
}

/** Nothing is simulated before the first tick, which looks for the tenants of a seeded scenario. */
export function simulatorOf(ctx: Pick<AppContext, 'db' | 'clock' | 'log'>): Simulator {
  let simulators: TenantSimulator[] | null = null

  async function begin(): Promise<TenantSimulator[]> {
    const tenants = await findSimulatedTenants(ctx.db)
    ctx.log.info({ tenants: tenants.length }, 'the simulator continues the seeded scenario')
    return tenants.map((tenantId) => tenantSimulatorOf(ctx, tenantId))
  }

  /** Answers whether there is more to play at once. */
  async function runNext({ tenantId, runBatch }: TenantSimulator): Promise<boolean> {
    try {
      return (await runBatch()) === 'behind'
    } catch (error) {
      ctx.log.error({ err: error, tenantId }, 'the simulator could not play a batch; it tries again')
      return false
    }
  }

  return {
    tick: async (stopping) => {
      try {
        simulators ??= await begin()
      } catch (error) {
        ctx.log.error({ err: error }, 'the simulator could not begin; it tries again')
        return
      }
      let behind = simulators
      while (behind.length > 0) {
        const remaining: TenantSimulator[] = []
        for (const simulator of behind) {
          if (stopping?.aborted === true) return
          if (await runNext(simulator)) remaining.push(simulator)
        }
        behind = remaining
      }
    },
  }
}
