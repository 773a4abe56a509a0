import { createSessionRegistry, type SessionRegistry } from '../session/session-registry.ts'
import { createRooms, type Rooms, type RoomsOptions } from './rooms.ts'

/** The sessions of a server, and the rooms that they leave with their end. */
export function sessionsWithRooms(options: Omit<RoomsOptions, 'isActive'>): {
  registry: SessionRegistry
  rooms: Rooms
} {
  const registry = createSessionRegistry({ ...options, onEnd: (session, how) => rooms.end(session, how) })
  const rooms = createRooms({ ...options, isActive: (session) => registry.find(session.id) === session })
  return { registry, rooms }
}
