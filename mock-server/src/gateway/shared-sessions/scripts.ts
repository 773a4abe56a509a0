/** Events are remembered for longer than a session waits. */
const EVENTS_MS = 180_000

/** Each runs as one step in Redis. Keys and arguments are described where they are sent. */

/** Appends messages to the streams of the sessions that this server owns; 1 for each that it does, 2 for one that Redis has lost. Then notes the events. */
export const RETAIN = `
local owned = {}
for i = 1, #KEYS - 1, 2 do
  local at = 4 + ARGV[3] + (i - 1) / 2 * 3
  if redis.call('HGET', KEYS[i], 'owner') == ARGV[at] then
    redis.call('XADD', KEYS[i + 1], 'MAXLEN', ARGV[1], ARGV[at + 1] .. '-0', 'm', ARGV[at + 2])
    local left = redis.call('PTTL', KEYS[i])
    if left > 0 then redis.call('PEXPIRE', KEYS[i + 1], left) end
    owned[#owned + 1] = 1
  elseif redis.call('EXISTS', KEYS[i]) == 0 then
    owned[#owned + 1] = 2
  else
    owned[#owned + 1] = 0
  end
end
local noted = KEYS[#KEYS]
for i = 4, 3 + ARGV[3] do
  redis.call('ZADD', noted, ARGV[2], ARGV[i])
end
redis.call('ZREMRANGEBYSCORE', noted, '-inf', ARGV[2] - ${EVENTS_MS})
redis.call('PEXPIRE', noted, ${EVENTS_MS})
return owned
`

/** Writes fields of a session that this server owns and lets it expire later. */
export const UPDATE = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
for i = 3, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return 1
`

/** Deletes a session that this server owns. */
export const END = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1], KEYS[2])
`

/** Gives a session of a user another owner; answers its fields, its messages and the events noted by the server it had. */
export const CLAIM = `
local user = redis.call('HMGET', KEYS[1], 'tenantId', 'userId')
if user[1] ~= ARGV[1] or user[2] ~= ARGV[2] then return false end
local server = redis.call('HGET', KEYS[1], 'server')
local fields = redis.call('HMGET', KEYS[1], 'tokenHash', 'businessTypeId', 'received', 'aliveAt', 'rooms')
redis.call('HSET', KEYS[1], 'owner', ARGV[3], 'server', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
return {fields, redis.call('XRANGE', KEYS[2], '-', '+'),
  redis.call('ZRANGE', ARGV[6] .. server .. ':' .. ARGV[1], 0, -1)}
`
