import { HANDLED_REMEMBERED_MS } from '../session/shared-sessions.ts'

/** Each runs as one step in Redis. Keys and arguments are described where they are sent. */

/**
 * Appends messages to the streams of the sessions that this server owns; answers 1 for each owned session, 2 for one that
 * Redis has lost. Then notes the handled events: published events for the server, with a number that only goes up; an event
 * that sessions had missed for each of these.
 */
export const RETAIN = `
local count, caughtUp, number = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local owned = {}
for i = 1, count do
  local session, messages = KEYS[2 * i - 1], KEYS[2 * i]
  local at = 5 + 3 * i
  if redis.call('HGET', session, 'owner') == ARGV[at - 2] then
    redis.call('XADD', messages, 'MAXLEN', ARGV[1], ARGV[at - 1] .. '-0', 'm', ARGV[at])
    local left = redis.call('PTTL', session)
    if left > 0 then redis.call('PEXPIRE', messages, left) end
    owned[#owned + 1] = 1
  elseif redis.call('EXISTS', session) == 0 then
    owned[#owned + 1] = 2
  else
    owned[#owned + 1] = 0
  end
end
for i = count + 1, count + caughtUp do
  if redis.call('HGET', KEYS[2 * i - 1], 'owner') == ARGV[5 + 2 * count + i] then
    redis.call('ZADD', KEYS[2 * i], 1, ARGV[5])
  end
end
local noted = KEYS[#KEYS]
for i = 6 + 3 * count + caughtUp, #ARGV do
  redis.call('ZADD', noted, number, ARGV[i])
end
redis.call('ZREMRANGEBYSCORE', noted, '-inf', number - ${HANDLED_REMEMBERED_MS})
redis.call('PEXPIRE', noted, ${HANDLED_REMEMBERED_MS})
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
return redis.call('DEL', unpack(KEYS))
`

/**
 * Gives a session of a user another owner; answers its fields, its messages and the events that were handled for it. For
 * each server that the session has left, `former` says which events that server handled for it: all up to a number except
 * the ones that were still due, and some others.
 */
export const CLAIM = `
local user = redis.call('HMGET', KEYS[1], 'tenantId', 'userId')
if user[1] ~= ARGV[1] or user[2] ~= ARGV[2] then return false end
local fields = redis.call('HMGET', KEYS[1], 'tokenHash', 'businessTypeId', 'received', 'rooms')
local now = tonumber(ARGV[7])
local notedBy = function(server) return ARGV[6] .. server .. ':' .. ARGV[1] end
local former = cjson.decode(redis.call('HGET', KEYS[1], 'former') or '{}')
if redis.call('HGET', KEYS[1], 'arrived') ~= '0' then
  local server = redis.call('HGET', KEYS[1], 'server')
  local newest = redis.call('ZREVRANGE', notedBy(server), 0, 0, 'WITHSCORES')
  local entry = { upTo = newest[2] or '0', due = {}, besides = (former[server] or {}).besides or {}, at = now }
  local missed = redis.call('ZRANGE', KEYS[3], 0, -1, 'WITHSCORES')
  for i = 1, #missed, 2 do
    table.insert(missed[i + 1] == '0' and entry.due or entry.besides, missed[i])
  end
  former[server] = entry
end
local handled = {}
for server, entry in pairs(former) do
  if entry.at < now - ${HANDLED_REMEMBERED_MS} then
    former[server] = nil
  else
    local due = {}
    for _, id in ipairs(entry.due) do due[id] = true end
    for _, id in ipairs(redis.call('ZRANGEBYSCORE', notedBy(server), '-inf', entry.upTo)) do
      if not due[id] then handled[id] = true end
    end
    for _, id in ipairs(entry.besides) do handled[id] = true end
  end
end
local ids = {}
for id in pairs(handled) do ids[#ids + 1] = id end
redis.call('HSET', KEYS[1], 'owner', ARGV[3], 'server', ARGV[4], 'arrived', '0', 'former', cjson.encode(former))
redis.call('DEL', KEYS[3])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
return {fields, redis.call('XRANGE', KEYS[2], '-', '+'), ids}
`

/**
 * Records that a claimed session has arrived at its server, and which events it has missed. Until then that server handled
 * nothing for it.
 */
export const ARRIVE = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'arrived', '1')
for i = 2, #ARGV do redis.call('ZADD', KEYS[2], 0, ARGV[i]) end
redis.call('PEXPIRE', KEYS[2], ${HANDLED_REMEMBERED_MS})
return 1
`
