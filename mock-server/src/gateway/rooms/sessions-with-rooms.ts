import { deliverTo, type Deliver } from '../session/deliver.ts'
import { createSessionRegistry, type SessionRegistry } from '../session/session-registry.ts'
import type { SharedSessions } from '../session/shared-sessions.ts'
import { createRooms, type Rooms, type RoomsOptions } from './rooms.ts'

/** The sessions of a server, what is sent to them, and the rooms that they leave with their end. */
export function sessionsWithRooms(
  options: Omit<RoomsOptions, 'isActive' | 'deliver' | 'shared'> & { shared: SharedSessions },
): {
  registry: SessionRegistry
  deliver: Deliver
  rooms: Rooms
} {
  const { shared } = options
  const registry = createSessionRegistry({ ...options, onEnd: (session, how) => rooms.end(session, how) })
  const deliver = deliverTo(shared, registry)
  const isActive: RoomsOptions['isActive'] = (session) => registry.find(session.id) === session
  const rooms = createRooms({ ...options, isActive, deliver })
  return { registry, deliver, rooms }
}
