import { randomBytes } from 'node:crypto'
import { Receiver, Sender } from '@console/realtime'
import type { GatewayLimits } from '../limits.ts'
import type { Timers } from '../timers.ts'
import type { Ending, Link, RealtimeSession } from './realtime-session.ts'
import type { SharedSessions } from './shared-sessions.ts'
import { waitingSessions } from './waiting-sessions.ts'

const userKey = ({ tenantId, userId }: UserKey): string => `${tenantId} ${userId}`

const tokenKey = (tokenHash: Buffer): string => tokenHash.toString('hex')

const ID_BYTES = 32
const NO_EVENTS: ReadonlySet<number> = new Set()

export type SessionOwner = Pick<RealtimeSession, 'tenantId' | 'userId' | 'tokenHash' | 'businessTypeId'>

export type SessionRegistry = {
  /** Null when the user has too many connections, or the server has. */
  create: (owner: SessionOwner) => RealtimeSession | null
  /**
   * Adds a session that another server had; it waits for its client. Returns false if the user or the server has too many
   * sessions.
   */
  restore: (session: RealtimeSession) => boolean
  find: (id: string) => RealtimeSession | undefined
  /** The session has a connection; a former one ends. */
  attach: (session: RealtimeSession, link: Link) => void
  /** The connection is lost: the session waits for its client. */
  detach: (session: RealtimeSession) => void
  /** Ends a session, which cannot be resumed any more. The caller closes its connection. */
  end: (session: RealtimeSession, how?: Ending) => void
  renew: (session: RealtimeSession, tokenHash: Buffer) => void
  ofToken: (tokenHash: Buffer) => RealtimeSession[]
  ofTenant: (tenantId: number) => RealtimeSession[]
  /** True if another connection can be accepted. */
  hasRoom: () => boolean
  size: () => number
}

type Options = {
  timers: Timers
  limits: Pick<GatewayLimits, 'resumeMs' | 'sessions' | 'sessionsPerUser'>
  shared: SharedSessions
  onEnd: (session: RealtimeSession, how: Ending) => void
}

/** All sessions of this server, connected or waiting for their client; limited per user and in total. */
export function createSessionRegistry({ timers, limits, shared, onEnd }: Options): SessionRegistry {
  const index = sessionIndex()
  const waiting = waitingSessions({ timers, limits, onExpired: end })

  function end(session: RealtimeSession, how: Ending = 'exit'): void {
    waiting.remove(session)
    index.remove(session)
    shared.ended(session)
    onEnd(session, how)
  }

  function endOldest(among?: Iterable<RealtimeSession>): boolean {
    const oldest = waiting.oldest(among)
    if (oldest) end(oldest)
    return oldest !== undefined
  }

  function makeRoom(owner: SessionOwner): boolean {
    const own = index.ofUser(owner)
    if (own.length >= limits.sessionsPerUser && !endOldest(own)) return false
    return index.size() < limits.sessions || endOldest()
  }

  return {
    create: (owner) => {
      if (!makeRoom(owner)) return null
      const session = newSession(owner, timers)
      index.add(session)
      shared.created(session)
      return session
    },
    restore: (session) => {
      if (!makeRoom(session)) return false
      index.add(session)
      waiting.add(session)
      return true
    },
    find: index.find,
    attach: (session, link) => {
      session.link?.drop()
      waiting.remove(session)
      session.link = link
      shared.updated(session)
    },
    detach: (session) => {
      session.link = null
      shared.waits(session)
      waiting.add(session)
    },
    end,
    renew: (session, tokenHash) => {
      index.renew(session, tokenHash)
      shared.updated(session)
    },
    ofToken: index.ofToken,
    ofTenant: index.ofTenant,
    hasRoom: () => index.size() < limits.sessions || waiting.size() > 0,
    size: index.size,
  }
}

/**
 * Releases a session that another server has taken over: its connection here ends, and its client comes back to the other
 * server.
 */
export function releaseSession({ end }: Pick<SessionRegistry, 'end'>, session: RealtimeSession): void {
  session.link?.drop()
  if (session.isPresent) end(session, 'moved')
}

function newSession(owner: SessionOwner, { now }: Timers): RealtimeSession {
  return {
    ...owner,
    id: randomBytes(ID_BYTES).toString('base64url'),
    sender: new Sender({ now }),
    receiver: new Receiver(),
    handled: NO_EVENTS,
    link: null,
    isPresent: false,
  }
}

type Sessions = Set<RealtimeSession>

type UserKey = Pick<RealtimeSession, 'tenantId' | 'userId'>

/** Indexes the sessions by each of their keys. */
function sessionIndex() {
  const byId = new Map<string, RealtimeSession>()
  const byUser = new Map<string, Sessions>()
  const byToken = new Map<string, Sessions>()
  const byTenant = new Map<number, Sessions>()

  return {
    add: (session: RealtimeSession): void => {
      session.isPresent = true
      byId.set(session.id, session)
      addTo(byUser, userKey(session), session)
      addTo(byToken, tokenKey(session.tokenHash), session)
      addTo(byTenant, session.tenantId, session)
    },
    remove: (session: RealtimeSession): void => {
      session.isPresent = false
      byId.delete(session.id)
      removeFrom(byUser, userKey(session), session)
      removeFrom(byToken, tokenKey(session.tokenHash), session)
      removeFrom(byTenant, session.tenantId, session)
    },
    renew: (session: RealtimeSession, tokenHash: Buffer): void => {
      removeFrom(byToken, tokenKey(session.tokenHash), session)
      session.tokenHash = tokenHash
      addTo(byToken, tokenKey(tokenHash), session)
    },
    find: (id: string): RealtimeSession | undefined => byId.get(id),
    ofUser: (user: UserKey): RealtimeSession[] => [...(byUser.get(userKey(user)) ?? [])],
    ofToken: (tokenHash: Buffer): RealtimeSession[] => [...(byToken.get(tokenKey(tokenHash)) ?? [])],
    ofTenant: (tenantId: number): RealtimeSession[] => [...(byTenant.get(tenantId) ?? [])],
    size: (): number => byId.size,
  }
}

function addTo<Key>(index: Map<Key, Sessions>, key: Key, session: RealtimeSession): void {
  const sessions = index.get(key) ?? new Set()
  sessions.add(session)
  index.set(key, sessions)
}

function removeFrom<Key>(index: Map<Key, Sessions>, key: Key, session: RealtimeSession): void {
  const sessions = index.get(key)
  sessions?.delete(session)
  if (sessions?.size === 0) index.delete(key)
}
