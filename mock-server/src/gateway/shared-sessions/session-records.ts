import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { GatewayLimits } from '../limits.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { SharedSessions } from '../session/shared-sessions.ts'
import { END, UPDATE } from './scripts.ts'

export const sessionKey = (id: string): string => `console:realtime:session:${id}`
export const messagesKey = (id: string): string => `console:realtime:messages:${id}`
/** The events that a session had missed when it came to its server: 0 while it is due, 1 once it was sent. */
export const missedKey = (id: string): string => `console:realtime:missed:${id}`

/** A session that is connected expires so much later than one that waits: from one heartbeat to the next. */
const HEARTBEAT_MS = 20_000

/** A new session has received no message and entered no room, and was on no other server. */
const NEW_SESSION = { received: 0, rooms: '[]', arrived: 1 }

export type RecordOptions = {
  redis: Redis
  serverId: string
  limits: Pick<GatewayLimits, 'resumeMs'>
  log: Logger
}

/** Data of a session that this server owns: its secret, and the number of its last message. */
type Ownership = { readonly owner: string; lastSeq: number }

export type SessionRecords = Pick<
  SharedSessions,
  'created' | 'updated' | 'waits' | 'received' | 'roomsChanged' | 'ended' | 'acknowledged'
> & {
  readonly connectedMs: number
  ownership: (session: RealtimeSession) => Ownership | undefined
  own: (session: RealtimeSession, ownership: Ownership) => void
  /** Deletes the session's data in Redis, which is no longer complete, at once or when Redis is reached again. */
  disown: (session: RealtimeSession) => void
  report: (error: unknown) => void
}

/** Stores the sessions of this server in Redis: a hash for each. */
export function sessionRecords({ redis, serverId, limits, log }: RecordOptions): SessionRecords {
  const owned = new WeakMap<RealtimeSession, Ownership>()
  const stale: (() => void)[] = []
  const connectedMs = limits.resumeMs + HEARTBEAT_MS

  // The connection's own failures are logged as such.
  const report = (error: unknown): void =>
    log.debug({ err: error }, 'a realtime session cannot be resumed on another server')

  function update(session: RealtimeSession, expireMs: number, fields: Record<string, string | number>): void {
    const found = owned.get(session)
    if (!found) return
    const keys = [sessionKey(session.id), messagesKey(session.id)]
    redis.eval(UPDATE, 2, ...keys, found.owner, expireMs, ...Object.entries(fields).flat()).catch(report)
  }

  function remove(session: RealtimeSession, whenReady: boolean): void {
    const found = owned.get(session)
    if (!found) return
    owned.delete(session)
    const { id } = session
    const keys = [sessionKey(id), messagesKey(id), missedKey(id)]
    const end = (): void => void redis.eval(END, keys.length, ...keys, found.owner).catch(report)
    if (whenReady) stale.push(end)
    else end()
  }

  redis.on('ready', () => {
    for (const end of stale.splice(0)) end()
  })

  return {
    connectedMs,
    ownership: (session) => owned.get(session),
    own: (session, ownership) => void owned.set(session, ownership),
    disown: (session) => remove(session, true),
    report,
    created: (session) => {
      const { id, tenantId, userId } = session
      const owner = randomUUID()
      owned.set(session, { owner, lastSeq: 0 })
      const fields = { owner, server: serverId, tenantId, userId, ...NEW_SESSION, ...changing(session) }
      redis.multi().hset(sessionKey(id), fields).pexpire(sessionKey(id), connectedMs).exec().catch(report)
    },
    updated: (session) => update(session, connectedMs, changing(session)),
    waits: (session) => update(session, limits.resumeMs, changing(session)),
    received: (session, seq) => update(session, connectedMs, { received: seq }),
    roomsChanged: (session, rooms) =>
      update(session, session.link === null ? limits.resumeMs : connectedMs, {
        rooms: JSON.stringify([...rooms]),
      }),
    ended: (session) => remove(session, false),
    acknowledged: (session, ack) => {
      // The newest message stays, since its number shows how far the count is.
      const first = Math.min(ack + 1, owned.get(session)?.lastSeq ?? 0)
      if (first > 1) redis.xtrim(messagesKey(session.id), 'MINID', `${first}-0`).catch(report)
    },
  }
}

function changing({ tokenHash, businessTypeId }: RealtimeSession) {
  return { tokenHash: tokenHash.toString('hex'), businessTypeId }
}
