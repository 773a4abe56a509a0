import { workspace } from '@console/contracts'
import { sql } from 'kysely'
import { findSeatStates } from '../../modules/facts/seat-status/public.ts'
import {
  findWatchedSeats,
  lookedAtSince,
  upsertPicture,
} from '../../modules/workspace/seat-picture/public.ts'
import { findPresentAccounts } from '../../modules/workspace/seat-presence/public.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../platform/context/context.ts'
import { zonedTime } from '../../platform/time/zoned-time.ts'
import type { SeatScreen } from './seat-screen/draw-seat-screen.ts'
import { findSimulatedTenants } from './simulator.store.ts'
import type { SimulatorParts } from './tenant-simulator.ts'

/** A seat that is watched sends a picture this often, by real time (RT-022). */
const PERIOD_MS = 10_000
/** Pictures of one company at once; the others follow at the next look. */
const MAX_PICTURES = 40

type PictureParts = SimulatorParts & Pick<AppContext, 'config'>

/** Draws the screens of simulated seats that somebody looks at, in the role of the platform that they would come from. */
export function createSeatPictures({ db, clock, log, config }: PictureParts): { tick: () => Promise<void> } {
  let tenantIds: readonly number[] | null = null

  async function drawDue(tenantId: number): Promise<void> {
    const now = clock.now()
    const screens = await db.inTenant(tenantId, (tx) => findDueScreens(tx, config, now))
    if (screens.length === 0) return
    // The library that draws is large, and most servers never draw: a tenth of a start.
    const { drawSeatScreen } = await import('./seat-screen/draw-seat-screen.ts')
    for (const screen of screens) {
      const jpeg = await drawSeatScreen(screen)
      await db.inTenant(tenantId, (tx) => upsertPicture(tx, screen.userId, { jpeg, takenAt: now }))
    }
  }

  return {
    tick: async () => {
      try {
        tenantIds ??= (await findSimulatedTenants(db)).map(({ tenantId }) => tenantId)
        for (const tenantId of tenantIds) await drawDue(tenantId)
      } catch (error) {
        log.error({ err: error }, 'pictures of simulated seats were not drawn; it tries again')
      }
    },
  }
}

type NamedSeat = Pick<SeatScreen, 'userId' | 'name' | 'language'> & { timezone: string }

/** Simulated seats that are signed in, are looked at, and have no picture of the last seconds. */
async function findDueScreens(tx: TenantTx, config: AppContext['config'], now: Date): Promise<SeatScreen[]> {
  const watched = await findWatchedSeats(tx, {
    requestedSince: lookedAtSince({ config }, now),
    takenBefore: new Date(now.getTime() - PERIOD_MS * config.clockSpeed),
    limit: MAX_PICTURES,
  })
  if (watched.length === 0) return []
  const real = await findPresentAccounts(tx, now)
  const { rows } = await sql<NamedSeat>`
    select u.id as "userId", u.name, w.language, t.timezone
    from simulated_world w
    join tenant t on t.id = w.tenant_id
    join app_user u on u.tenant_id = w.tenant_id and u.id = any(w.seat_ids)
    where w.tenant_id = ${tx.tenantId} and u.id = any(${sql.val(watched)}::bigint[])
      and u.id <> all(${sql.val(real.map(({ userId }) => userId))}::bigint[]) order by u.id`.execute(tx.db)
  const [first] = rows
  if (!first) return []
  const userIds = rows.map(({ userId }) => userId)
  const states = await findSeatStates(tx, { userIds, now, timezone: first.timezone })
  return rows.flatMap(({ timezone, ...seat }) => {
    const status = states.get(seat.userId)?.status ?? workspace.SEAT_STATUS.unknown
    if (!workspace.isActive(status)) return []
    const isCalling = status === workspace.SEAT_STATUS.calling
    return { ...seat, time: zonedTime(toUnixSeconds(now), timezone), isCalling }
  })
}
