import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { GatewayLimits } from '../limits.ts'
import type { Admission, SharedRooms } from '../rooms/shared-rooms.ts'

const COUNT_KEY = 'console:realtime:peer-count:'
const ID_KEY = 'console:realtime:peer-id:'
const SECOND_MS = 1000

/**
 * Counts the messages of a sender over a second from the first one, and remembers their ids; 0 for a message that may be
 * passed on.
 */
const ADMIT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ${SECOND_MS}) end
if count > tonumber(ARGV[1]) then return 2 end
if ARGV[2] ~= '' and not redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[3]) then return 1 end
return 0
`
const ANSWERS: readonly Admission[] = ['admitted', 'repeated', 'tooMany']

type Options = {
  redis: Redis
  limits: Pick<GatewayLimits, 'peerMessagesPerSecond' | 'peerReplayMs'>
  report: (error: unknown) => void
  log: Logger
}

/** The limits of a person's peer messages over all servers. Without Redis each server applies the limits alone. */
export function peerAdmission({ redis, limits, report, log }: Options): SharedRooms['admit'] {
  return (userId, messageId, then) => {
    const keys = [`${COUNT_KEY}${userId}`, `${ID_KEY}${userId} ${messageId}`]
    const values = [limits.peerMessagesPerSecond, messageId, limits.peerReplayMs]
    redis
      .eval(ADMIT, 2, ...keys, ...values)
      .then((answer) => ANSWERS[z.number().parse(answer)] ?? 'admitted')
      .catch((error: unknown): Admission => {
        report(error)
        return 'admitted'
      })
      .then(then)
      .catch((error: unknown) => log.error({ err: error }, 'a peer message was not passed on'))
  }
}
