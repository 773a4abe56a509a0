import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { StartProblem } from '../start-problem.ts'

const CONNECT_TIMEOUT_MS = 5_000
/** A command that Redis has not answered by then has failed: nobody's message waits for longer. */
const COMMAND_TIMEOUT_MS = 1_000
const MAX_RECONNECT_MS = 1_000

/** A connection to the Redis of the settings, opened again whenever it is lost. Commands fail meanwhile. */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, MAX_RECONNECT_MS),
  })
  let lastError = 'no answer'
  redis.on('error', (error: Error) => {
    lastError = error.message
    log.warn({ err: error }, 'the connection to Redis failed')
  })
  try {
    await redis.connect()
    await redis.ping()
  } catch {
    redis.disconnect()
    throw new StartProblem(`The Redis of REDIS_URL cannot be reached: ${lastError}.`)
  }
  return redis
}
