import { Redis } from 'ioredis'
import { sessionKey } from '../gateway/shared-sessions/session-records.ts'

/** The servers that have the realtime sessions of a user at present, each once, by their ids in Redis. */
export async function listRealtimeServers(redisUrl: string, userId: number): Promise<string[]> {
  const redis = new Redis(redisUrl)
  try {
    const sessions = await Promise.all(
      (await redis.keys(sessionKey('*'))).map((key) => redis.hmget(key, 'userId', 'server')),
    )
    const servers = sessions.flatMap(([user, server]) => (user === String(userId) && server ? [server] : []))
    return [...new Set(servers)]
  } finally {
    redis.disconnect()
  }
}
