import { randomUUID } from 'node:crypto'
import type { PresenceListener } from '../../../access/presence.ts'
import { endInterruptedJobs } from '../../../platform/lease/interrupted-jobs.ts'
import { SEATS_CHANGED } from '../../facts/ingest/public.ts'
import type { Module } from '../../module.ts'
import { endAllLostPresences, endLostPresences } from './end-lost-presences.ts'
import { deletePresence, upsertPresence } from './seat-presence.store.ts'

/**
 * A seat that comes back too late was lost meanwhile, and is offline until another status is reported. Its return is
 * reported: it has a version again, and may be present according to its platform. People who are no seat are left out.
 */
const storePresence: PresenceListener = async (tx, heard, now) => {
  const userIds = heard.map(({ userId }) => userId)
  // The earliest moment of the reports: within the half second of doubt, a seat counts as back in time.
  const lostBefore = new Date(Math.min(...heard.map(({ at }) => at.getTime())))
  await endLostPresences(tx, { userIds, lostBefore, now })
  const returned = await upsertPresence(tx, heard, { now, isSimulated: false })
  if (returned.length === 0) return
  await tx.emit({ topic: SEATS_CHANGED, key: `present ${randomUUID()}`, ids: returned })
}

/**
 * Tracks the client of each seat: if it is connected, and its version. Its realtime session is its heartbeat (R16). A
 * function, since each server ends lost seats of its own.
 */
export function seatPresenceModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'seatPresence',
    routes: [],
    presence: storePresence,
    erasure: async (tx, { id }) => ({ counts: { seatPresences: await deletePresence(tx, id) } }),
    jobs: [
      {
        start: async (ctx) => {
          stop = await endInterruptedJobs(ctx, (outside, now) => endAllLostPresences(ctx, outside, now))
        },
        stop: () => stop(),
      },
    ],
  }
}
