import { randomBytes } from 'node:crypto'
import { createReceiver, createSender } from '@console/realtime'
import type { GatewayLimits } from '../limits.ts'
import type { Timers } from '../timers.ts'
import { sessionIndex } from './session-index.ts'
import type { Leaving, Link, RealtimeSession } from './realtime-session.ts'

const ID_BYTES = 32

export type SessionOwner = Pick<RealtimeSession, 'tenantId' | 'userId' | 'tokenHash' | 'businessTypeId'>

export type SessionRegistry = {
  /** Null when the user has too many connections, or the server has. */
  create: (owner: SessionOwner) => RealtimeSession | null
  find: (id: string) => RealtimeSession | undefined
  /** The session has a connection; a former one ends. */
  attach: (session: RealtimeSession, link: Link) => void
  /** The connection is lost: the session waits for its client. */
  detach: (session: RealtimeSession) => void
  /** It cannot be resumed any more. Its connection is the caller's. */
  end: (session: RealtimeSession, how?: Leaving) => void
  renew: (session: RealtimeSession, tokenHash: Buffer) => void
  ofToken: (tokenHash: Buffer) => RealtimeSession[]
  ofTenant: (tenantId: number) => RealtimeSession[]
  /** Whether another connection can be accepted. */
  hasRoom: () => boolean
  size: () => number
}

type Options = {
  timers: Timers
  limits: Pick<GatewayLimits, 'resumeMs' | 'sessions' | 'sessionsPerUser'>
  onEnd: (session: RealtimeSession, how: Leaving) => void
}

/** All sessions of this server, connected or waiting for their client; bounded by user and in all. */
export function createSessionRegistry({ timers, limits, onEnd }: Options): SessionRegistry {
  const index = sessionIndex()
  /** Without a connection, the longest waiting first; with what ends their wait. */
  const waiting = new Map<RealtimeSession, () => void>()

  function end(session: RealtimeSession, how: Leaving = 'exit'): void {
    waiting.get(session)?.()
    waiting.delete(session)
    index.remove(session)
    onEnd(session, how)
  }

  function endOldest(among: Iterable<RealtimeSession>): boolean {
    for (const session of among) {
      if (!waiting.has(session)) continue
      end(session)
      return true
    }
    return false
  }

  return {
    create: (owner) => {
      const own = index.ofUser(owner)
      if (own.length >= limits.sessionsPerUser && !endOldest(own)) return null
      if (index.size() >= limits.sessions && !endOldest(waiting.keys())) return null
      const session: RealtimeSession = {
        ...owner,
        id: randomBytes(ID_BYTES).toString('base64url'),
        sender: createSender({ now: timers.now }),
        receiver: createReceiver(),
        link: null,
      }
      index.add(session)
      return session
    },
    find: index.find,
    attach: (session, link) => {
      session.link?.drop()
      waiting.get(session)?.()
      waiting.delete(session)
      session.link = link
    },
    detach: (session) => {
      session.link = null
      waiting.set(
        session,
        timers.after(limits.resumeMs, () => end(session)),
      )
    },
    end,
    renew: index.renew,
    ofToken: index.ofToken,
    ofTenant: index.ofTenant,
    hasRoom: () => index.size() < limits.sessions || waiting.size > 0,
    size: index.size,
  }
}
