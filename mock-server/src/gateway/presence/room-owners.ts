import { SILENT_PERIODS } from '@console/realtime'
import type { Presence, PresenceListener } from '../../access/presence.ts'
import type { RoomEntry } from '../../access/room.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { GatewayLimits } from '../limits.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { Timers } from '../timers.ts'

/** Heartbeats received within this time are reported together. */
const REPORT_MS = 500

export type RoomOwners = {
  /** The session may enter a room: from now on it is its owner's client, if the room is theirs. */
  entered: (session: RealtimeSession, entries: readonly RoomEntry[]) => void
  /** A heartbeat of the session, with the version of its client. */
  heard: (session: RealtimeSession, version: string) => void
}

type Options = { timers: Timers; limits: GatewayLimits; presence: readonly PresenceListener[] }

/**
 * Tracks the people whose clients are connected: a session that has entered its own room is its owner's client, and each of
 * its heartbeats proves that it is there. Other sessions of the same person, for instance in the console, prove nothing.
 */
export function roomOwners(ctx: AppContext, { timers, limits, presence }: Options): RoomOwners {
  const versions = new WeakMap<RealtimeSession, string>()
  const owners = new WeakSet<RealtimeSession>()
  const unreported = new Map<number, Map<number, Presence>>()
  const silenceMs = limits.periodSeconds * SILENT_PERIODS * 1000 * ctx.config.clockSpeed
  let isDue = false

  async function report(): Promise<void> {
    isDue = false
    const heard = [...unreported]
    unreported.clear()
    for (const [tenantId, people] of heard) {
      try {
        for (const listener of presence)
          await ctx.db.inTenant(tenantId, (tx) => listener(tx, [...people.values()], ctx.clock.now()))
      } catch (error) {
        // The next heartbeat says it again.
        ctx.log.error({ err: error, tenantId }, 'who is connected could not be stored')
      }
    }
  }

  function note(session: RealtimeSession): void {
    const { tenantId, userId } = session
    const people = unreported.get(tenantId) ?? new Map<number, Presence>()
    const at = ctx.clock.now()
    const until = new Date(at.getTime() + silenceMs)
    people.set(userId, { userId, version: versions.get(session) ?? '', at, until })
    unreported.set(tenantId, people)
    if (isDue) return
    isDue = true
    timers.after(REPORT_MS, () => void report())
  }

  return {
    entered: (session, entries) => {
      if (owners.has(session)) return
      if (!entries.some((entry) => entry.kind === 'allowed' && entry.member.isOwner)) return
      owners.add(session)
      note(session)
    },
    heard: (session, version) => {
      if (version !== '' && versions.get(session) !== version) versions.set(session, version)
      if (owners.has(session)) note(session)
    },
  }
}
