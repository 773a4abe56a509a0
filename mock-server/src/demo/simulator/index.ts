import { PERIOD_SECONDS } from '@console/realtime'
import type { Module } from '../../modules/module.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { LeasedWork } from '../../platform/lease/leases.ts'
import { runNamedWork } from '../../platform/named-work.ts'
import { auditDictionary } from '../audit-dictionary.ts'
import { adoptTenants } from './adopt-tenants.ts'
import { createSeatClients } from './seat-clients.ts'
import { createSeatPictures } from './seat-pictures.ts'
import { findSimulatedTenants } from './simulator.store.ts'
import {
  CATCHING_UP_AFTER_MS,
  createTenantSimulator,
  type SimulatorParts,
  type TenantSimulator,
} from './tenant-simulator.ts'

/** Real time between two looks at the clock. */
const TICK_MS = 1000
/** A person who looks at a seat for the first time sees a picture at the next request. */
const PICTURES_MS = 2000
/** Heartbeat interval of simulated seats' clients. */
const HEARTBEATS_MS = PERIOD_SECONDS * 1000

/** Continues the seeded scenario: its seats sign in, ring, talk and rest as the clock goes. Off by one setting. */
export function simulatorModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'simulator',
    auditDictionary,
    routes: [],
    jobs: [
      {
        start: async (ctx) => {
          if (ctx.config.simulator === 'off') return
          stop = await ctx.leases.start('statistics', createSimulatorWork(ctx))
        },
        // A batch that runs comes to its end first.
        stop: () => stop(),
      },
    ],
  }
}

function createSimulatorWork(ctx: AppContext): LeasedWork {
  const pictures = createSeatPictures(ctx)
  const clients = createSeatClients(ctx)
  let simulator = createSimulator(ctx)
  return {
    begin: () => {
      // Another process may have simulated since.
      simulator = createSimulator(ctx)
      return simulator.begin()
    },
    run: async (signal) => {
      await Promise.all([
        repeat(ctx, { everyMs: TICK_MS, signal }, () => simulator.tick(signal)),
        repeat(ctx, { everyMs: PICTURES_MS, signal }, pictures.tick),
        repeat(ctx, { everyMs: HEARTBEATS_MS, signal }, clients.tick),
      ])
    },
  }
}

async function repeat(
  { clock, config }: AppContext,
  { everyMs, signal }: { everyMs: number; signal: AbortSignal },
  tick: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await runNamedWork('simulator', tick)
    await clock.reach(new Date(clock.now().getTime() + everyMs * config.clockSpeed), signal)
  }
}

export type Simulator = {
  /** Looks for the tenants of a seeded scenario and says how far each is; the first tick does it where this failed. */
  begin: () => Promise<void>
  /** Plays all that has happened by now, of each tenant in turn; stops between two batches. Never throws. */
  tick: (stopping?: AbortSignal) => Promise<void>
}

/** Nothing is simulated before the first tick. */
export function createSimulator(ctx: SimulatorParts): Simulator {
  const { db, clock, log, factProgress } = ctx
  let simulators: TenantSimulator[] | null = null
  let isCatchingUp = false

  async function begin(): Promise<void> {
    try {
      simulators ??= await findSimulators()
    } catch (error) {
      log.error({ err: error }, 'the simulator could not begin; it tries again')
    }
  }

  async function findSimulators(): Promise<TenantSimulator[]> {
    const adopted = await adoptTenants(ctx)
    if (adopted > 0)
      log.info({ tenants: adopted }, 'the simulator adopts companies that were filled without it')
    const tenants = await findSimulatedTenants(db)
    log.info({ tenants: tenants.length }, 'the simulator continues the seeded scenario')
    for (const { tenantId, stoodAt } of tenants) factProgress.setBehind(tenantId, stoodAt)
    const now = clock.now()
    const moments = tenants.map(({ stoodAt }) => stoodAt.getTime())
    const first = Math.min(now.getTime(), ...moments)
    isCatchingUp = now.getTime() - first > CATCHING_UP_AFTER_MS
    if (isCatchingUp) log.info({ from: new Date(first), to: now }, 'the simulator catches up')
    return tenants.map(({ tenantId }) => createTenantSimulator(ctx, tenantId))
  }

  function reportCaughtUp(all: readonly TenantSimulator[]): void {
    if (!isCatchingUp || all.some(({ tenantId }) => factProgress.completeUntil(tenantId) !== undefined))
      return
    isCatchingUp = false
    log.info({ to: clock.now() }, 'the simulator has caught up')
  }

  return {
    begin,
    tick: async (stopping) => {
      await begin()
      const all = simulators ?? []
      let behind = all
      while (behind.length > 0) {
        const remaining: TenantSimulator[] = []
        for (const simulator of behind) {
          if (stopping?.aborted === true) return
          if (await runNext(simulator, log)) remaining.push(simulator)
        }
        behind = remaining
      }
      reportCaughtUp(all)
    },
  }
}

/** Returns whether there is more to play at once. */
async function runNext(
  { tenantId, runBatch }: TenantSimulator,
  log: SimulatorParts['log'],
): Promise<boolean> {
  try {
    return (await runBatch()) === 'behind'
  } catch (error) {
    log.error({ err: error, tenantId }, 'the simulator could not play a batch; it tries again')
    return false
  }
}
