import { randomUUID } from 'node:crypto'
import type { PresenceListener } from '../../../access/presence.ts'
import type { Module } from '../../module.ts'
import { SEATS_CHANGED } from '../../calls/ingest/public.ts'
import { deletePresence, upsertPresence } from './seat-presence.store.ts'

/** A seat that came back is reported: without a new fact its status is another one. People who are no seat are left out. */
const storePresence: PresenceListener = async (tx, heard, now) => {
  const returned = await upsertPresence(tx, heard, { now, isSimulated: false })
  if (returned.length === 0) return
  await tx.emit({ topic: SEATS_CHANGED, key: `present ${randomUUID()}`, ids: returned })
}

/** Whether the client of each seat is connected, and its version: its realtime session is its heartbeat (decision 16). */
export const seatPresenceModule: Module = {
  name: 'seatPresence',
  routes: [],
  presence: storePresence,
  erasure: async (tx, { id }) => ({ counts: { seatPresences: await deletePresence(tx, id) } }),
}
