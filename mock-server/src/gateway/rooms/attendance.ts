import type { RoomMember } from '@console/realtime'
import type { Logger } from 'pino'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { LeftRoom } from './find-entries.ts'
import type { Turns } from './turns.ts'

export type Attendance = {
  /** The session has left a room, or its entry came to nothing. Recorded after the record of its entry. */
  left: (session: RealtimeSession, roomId: string, left: { member: RoomMember; wasIn?: boolean }) => void
  /** Resolves once everything is recorded. */
  settled: () => Promise<void>
}

type Options = { turns: Turns; recordLeft: (left: LeftRoom) => Promise<void>; log: Logger }

/**
 * Reports to the domains who has left their rooms. A report that fails is made up for later, when nobody confirms the stay
 * any more.
 */
export function attendance({ turns, recordLeft, log }: Options): Attendance {
  const open = new Set<Promise<void>>()
  return {
    left: (session, roomId, { member, wasIn = true }) => {
      const recorded = turns
        .runLast(session, () => recordLeft({ session, roomId, member, wasIn }))
        .catch((error: unknown) => log.error({ err: error }, 'that a session left a room was not recorded'))
        .finally(() => open.delete(recorded))
      open.add(recorded)
    },
    settled: async () => {
      await Promise.all(open)
    },
  }
}
