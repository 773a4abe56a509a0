import { CLIENT_VERSION, PERIOD_SECONDS, SILENT_PERIODS } from '@console/realtime'
import { sql } from 'kysely'
import { upsertPresence } from '../../modules/workspace/seat-presence/public.ts'
import type { AppContext, TenantTx } from '../../platform/context/context.ts'
import { findSimulatedTenants } from './simulator.store.ts'

/** A company updates its clients over some days. */
const VERSIONS = [CLIENT_VERSION, CLIENT_VERSION, '2.5.1.5120', '2.5.1.5188'] as const
const SILENCE_MS = PERIOD_SECONDS * SILENT_PERIODS * 1000

type Parts = Pick<AppContext, 'db' | 'clock' | 'log' | 'config'>

/** The heartbeats of simulated seats, which keep them connected by the rule of all seats. */
export function createSeatClients({ db, clock, log, config }: Parts): { tick: () => Promise<void> } {
  let tenantIds: readonly number[] | null = null

  async function beat(tx: TenantTx): Promise<void> {
    const now = clock.now()
    const { rows } = await sql<{ userId: number }>`
      select unnest(seat_ids) as "userId" from simulated_world where tenant_id = ${tx.tenantId}`.execute(
      tx.db,
    )
    const until = new Date(now.getTime() + SILENCE_MS * config.clockSpeed)
    const heard = rows.map(({ userId }) => ({ userId, version: getClientVersion(userId), at: now, until }))
    await upsertPresence(tx, heard, { now, isSimulated: true })
  }

  return {
    tick: async () => {
      try {
        tenantIds ??= (await findSimulatedTenants(db)).map(({ tenantId }) => tenantId)
        for (const tenantId of tenantIds) await db.inTenant(tenantId, beat)
      } catch (error) {
        log.error({ err: error }, 'heartbeats of simulated seats were not stored; it tries again')
      }
    },
  }
}

const getClientVersion = (userId: number): string => VERSIONS[userId % VERSIONS.length] ?? CLIENT_VERSION
