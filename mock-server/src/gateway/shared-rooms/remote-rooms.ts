import type { RoomMember } from '@console/realtime'
import type { Logger } from 'pino'
import type { Membership, RemoteListener, RemoteMembers } from '../rooms/shared-rooms.ts'
import type { Timers } from '../timers.ts'
import type { NumberedChange } from './room-changes.ts'

/** The members of one server, as of a change. */
export type Loaded = { version: number; memberships: readonly Membership[] }

type Server = {
  /** Version of the last change that is among the members; -1 before any is known. */
  version: number
  /** The highest version heard of. */
  newest: number
  isLoading: boolean
  /** By room and session. */
  rooms: Map<string, Map<string, RoomMember>>
  /** Cancels the timer that runs when the server is no longer heard. */
  cancelEnd: () => void
}

type Options = {
  timers: Timers
  /** Time after which the sessions of a server that is no longer heard cannot be resumed any more. */
  goneMs: number
  /** Null where the server has not written its members. */
  load: (serverId: string) => Promise<Loaded | null>
  listener: () => RemoteListener
  log: Logger
}

export type RemoteRooms = RemoteMembers & {
  receive: (change: NumberedChange) => void
  /** Takes a person out of the room; answers one of their memberships. */
  removePerson: (roomId: string, userId: number) => RoomMember | null
  /** The session is on this server now. */
  removeSession: (roomId: string, sessionId: string) => void
  /** The servers where the person has a session in the room. */
  serversOf: (roomId: string, userId: number) => string[]
  stop: () => void
}

/**
 * The members of the other servers: every change as it is published, and all members of a server when a change was missed.
 * Announcements follow from who was there before and who is there now, whichever way that was learnt.
 */
export function remoteRooms(options: Options): RemoteRooms {
  const { timers, goneMs, listener } = options
  const servers = new Map<string, Server>()
  const changes = createRoomChanges(servers, listener)

  function heard(id: string): Server {
    const server = servers.get(id) ?? newServer()
    server.cancelEnd()
    servers.set(id, server)
    server.cancelEnd = timers.after(goneMs, () => {
      changes.replace(server, [])
      servers.delete(id)
    })
    return server
  }

  async function reload(id: string, server: Server): Promise<void> {
    if (server.isLoading) return
    server.isLoading = true
    let heardOf: number
    do {
      heardOf = server.newest
      const loaded = await options.load(id)
      if (loaded === null || servers.get(id) !== server) break
      server.version = loaded.version
      changes.replace(server, loaded.memberships)
    } while (server.newest > heardOf)
    server.isLoading = false
  }

  return {
    ...membersIn(servers),
    receive: (change) => {
      const server = heard(change.server)
      const { version } = change
      server.newest = Math.max(server.newest, version)
      const isNext = version === server.version + 1 && change.kind !== 'beat'
      if (isNext) {
        server.version = version
        changes.apply(server, change)
      } else if (version > server.version)
        reload(change.server, server).catch((error: unknown) => {
          // The server's next beat tries it again.
          server.isLoading = false
          options.log.warn({ err: error }, 'members of rooms on another server could not be read')
        })
    },
    removePerson: changes.removePerson,
    removeSession: changes.removeSession,
    stop: () => {
      for (const { cancelEnd } of servers.values()) cancelEnd()
      servers.clear()
    },
  }
}

function newServer(): Server {
  return { version: -1, newest: -1, isLoading: false, rooms: new Map(), cancelEnd: () => undefined }
}

function membersIn(servers: ReadonlyMap<string, Server>) {
  const getMembers = (roomId: string): RoomMember[] =>
    [...servers.values()].flatMap(({ rooms }) => [...(rooms.get(roomId)?.values() ?? [])])
  const hasPerson = ({ rooms }: Server, roomId: string, userId: number): boolean =>
    [...(rooms.get(roomId)?.values() ?? [])].some((member) => member.userId === userId)
  return {
    membersOf: getMembers,
    isPresent: (roomId: string, userId: number): boolean =>
      [...servers.values()].some((server) => hasPerson(server, roomId, userId)),
    serversOf: (roomId: string, userId: number): string[] =>
      [...servers].filter(([, server]) => hasPerson(server, roomId, userId)).map(([id]) => id),
  }
}

function createRoomChanges(servers: ReadonlyMap<string, Server>, listener: () => RemoteListener) {
  const { isPresent } = membersIn(servers)

  function add({ rooms }: Server, { sessionId, roomId, member }: Membership): void {
    const isFirst = !isPresent(roomId, member.userId)
    // Taken over from a server that may be gone and never reports that it has left.
    removeSession(roomId, sessionId)
    rooms.set(roomId, (rooms.get(roomId) ?? new Map<string, RoomMember>()).set(sessionId, member))
    listener().joined(roomId, member, isFirst)
  }

  function remove({ rooms }: Server, roomId: string, sessionId: string): RoomMember | null {
    const members = rooms.get(roomId)
    const member = members?.get(sessionId) ?? null
    members?.delete(sessionId)
    if (members?.size === 0) rooms.delete(roomId)
    return member
  }

  function removePerson(roomId: string, userId: number): RoomMember | null {
    let removed: RoomMember | null = null
    for (const server of servers.values())
      for (const [sessionId, member] of server.rooms.get(roomId) ?? [])
        if (member.userId === userId) removed = remove(server, roomId, sessionId) ?? removed
    return removed
  }

  function removeSession(roomId: string, sessionId: string): void {
    for (const server of servers.values()) remove(server, roomId, sessionId)
  }

  return {
    removePerson,
    removeSession,
    apply: (server: Server, change: NumberedChange): void => {
      if (change.kind === 'joined') add(server, change)
      else if (change.kind === 'left') {
        const member = remove(server, change.roomId, change.sessionId)
        if (member !== null) listener().left(change.roomId, member, change.how)
      } else if (change.kind === 'expelled')
        listener().expelled(change.roomId, change.userId, removePerson(change.roomId, change.userId))
    },
    /** New members enter before the others leave: a session that moved was there all the time. */
    replace: (server: Server, memberships: readonly Membership[]): void => {
      const keys = new Set(memberships.map(toMembershipKey))
      for (const membership of memberships)
        if (!server.rooms.get(membership.roomId)?.has(membership.sessionId)) add(server, membership)
      for (const [roomId, members] of server.rooms)
        for (const sessionId of members.keys()) {
          const member = keys.has(toMembershipKey({ roomId, sessionId }))
            ? null
            : remove(server, roomId, sessionId)
          if (member !== null) listener().left(roomId, member, 'exit')
        }
    },
  }
}

const toMembershipKey = ({ sessionId, roomId }: Omit<Membership, 'member'>): string =>
  `${sessionId} ${roomId}`
