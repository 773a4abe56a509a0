import type { RealtimeSession } from './realtime-session.ts'

type Sessions = Set<RealtimeSession>
type UserKey = Pick<RealtimeSession, 'tenantId' | 'userId'>

/** Sessions by what they are looked up by. */
export function sessionIndex() {
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

const userKey = ({ tenantId, userId }: UserKey): string => `${tenantId} ${userId}`
const tokenKey = (tokenHash: Buffer): string => tokenHash.toString('hex')

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
