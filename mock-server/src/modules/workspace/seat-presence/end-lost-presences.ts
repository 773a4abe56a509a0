import { STATUS_EVENT, type ingest } from '@console/contracts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import type { DatabaseClient } from '../../../platform/db/client.ts'
import { ingestEvents, lockIngest } from '../../facts/ingest/public.ts'
import {
  deleteLostPresences,
  findCompaniesWithLostSeats,
  hasLostSeats,
  lostEventId,
  type LostQuery,
  type LostSeat,
} from './lost-presence.store.ts'

/** Milliseconds of real time: a heartbeat is stored at most this long after it came. */
const LATE_MS = 5_000

/**
 * Ends the status of seats whose clients are lost, at the moment from which the wall shows them as offline. The transaction that deletes the
 * presence reports it: it happens once, whichever server does it.
 */
export async function endLostPresences(
  tx: TenantTx,
  { now, ...query }: LostQuery & { now: Date },
): Promise<void> {
  if (!(await hasLostSeats(tx, query))) return
  // Locked before the rows of the presences, in all transactions that need both.
  await lockIngest(tx)
  const lost = await deleteLostPresences(tx, query)
  if (lost.length === 0) return
  // A refused event, because all servers were stopped for months or the business type is gone, leaves a status whose end was
  // lost.
  await ingestEvents(tx, { events: lost.flatMap(buildOfflineEvents), now, language: 'en' })
}

/** Going offline lowers the hand, also here. */
function buildOfflineEvents({
  userId,
  account,
  lostAt,
  businessTypeId,
  isHandRaised,
}: LostSeat): ingest.SentEvent[] {
  const fact = { account, at: lostAt.getTime() / 1000 }
  const eventId = lostEventId(userId, lostAt)
  const hand = { ...fact, eventId: `${eventId}-hand`, type: 'hand', isRaised: false } as const
  return [
    { ...fact, eventId, type: 'status', businessTypeId, evt: STATUS_EVENT.logOut },
    ...(isHandRaised ? [hand] : []),
  ]
}

/** Ends the lost presences of all companies. A company whose seats cannot be ended does not block the others. */
export async function endAllLostPresences(
  { db, log, config }: Pick<AppContext, 'db' | 'log' | 'config'>,
  outside: DatabaseClient,
  now: Date,
): Promise<void> {
  const lostBefore = new Date(now.getTime() - LATE_MS * config.clockSpeed)
  for (const tenantId of await findCompaniesWithLostSeats(outside, lostBefore)) {
    await db
      .inTenant(tenantId, (tx) => endLostPresences(tx, { lostBefore, now }))
      .catch((error: unknown) =>
        log.error({ err: error, tenantId }, 'lost seats were not set offline; it is tried again'),
      )
  }
}
