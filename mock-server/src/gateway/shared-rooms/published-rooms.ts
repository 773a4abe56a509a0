import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import type { GatewayLimits } from '../limits.ts'
import type { Membership } from '../rooms/shared-rooms.ts'
import type { Timers } from '../timers.ts'
import { roomMember, type NumberedChange } from './room-changes.ts'
import type { Loaded } from './remote-rooms.ts'

/** The bus carries changes and beats. */
export const ROOM_CHANGES = 'rooms'
/** Followed by the server: a hash with its members, by session and room, and the number of the last change. */
const ROOMS_KEY = 'console:realtime:rooms:'
const VERSION = 'version'
/** The members of a server that is gone are in Redis for longer than they are of use. */
const EXPIRE_AFTER_MS = 20_000
/** Members that are written by one command. */
const BATCH = 500

export type PublishOptions = {
  redis: Redis
  bus: Bus
  timers: Timers
  serverId: string
  limits: Pick<GatewayLimits, 'resumeMs' | 'serverBeatMs'>
  report: (error: unknown) => void
}

type Unnumbered<Change> = Change extends unknown ? Omit<Change, 'server' | 'version'> : never
export type OwnChange = Unnumbered<Exclude<NumberedChange, { kind: 'beat' }>>

/** Has the members of this server in Redis, and reports every change to the others and, while nothing changes, that it is alive. */
export function publishedRooms(options: PublishOptions, ownMembers: () => Iterable<Membership>) {
  const { redis, bus, timers, serverId, limits } = options
  const key = ROOMS_KEY + serverId
  const expireMs = limits.resumeMs + EXPIRE_AFTER_MS
  let version = 0
  /** What Redis has may lack something. */
  let isStale = true
  let cancelBeat = (): void => undefined

  function fail(error: unknown): void {
    isStale = true
    options.report(error)
  }

  function publish(change: OwnChange | { kind: 'beat' }): void {
    bus.publish(
      ROOM_CHANGES,
      JSON.stringify({ ...change, server: serverId, version } satisfies NumberedChange),
    )
  }

  /** Under a number of its own: who has read what was stale reads it again. */
  async function write(): Promise<void> {
    version += 1
    isStale = false
    await writeMembers(redis, { key, version, expireMs }, ownMembers())
  }

  async function beat(): Promise<void> {
    try {
      // A Redis that was restarted has nothing.
      if (isStale || (await redis.pexpire(key, expireMs)) === 0) await write()
      publish({ kind: 'beat' })
    } catch (error) {
      fail(error)
    }
  }

  function beatRegularly(): void {
    void beat()
    cancelBeat = timers.after(limits.serverBeatMs, beatRegularly)
  }

  return {
    start: beatRegularly,
    /** At once: another server has started, or Redis is back. */
    beat: (): void => void beat(),
    stop: (): void => cancelBeat(),
    /** Redis has the change before the others learn it. */
    change: (change: OwnChange, gone: readonly Omit<Membership, 'member'>[] = []): void => {
      version += 1
      const steps = redis.multi().hset(key, VERSION, version)
      if (change.kind === 'joined')
        steps.hset(key, toMembershipField(change.sessionId, change.roomId), JSON.stringify(change.member))
      for (const { sessionId, roomId } of gone) steps.hdel(key, toMembershipField(sessionId, roomId))
      steps.pexpire(key, expireMs).exec().catch(fail)
      publish(change)
    },
  }
}

async function writeMembers(
  redis: Redis,
  { key, version, expireMs }: { key: string; version: number; expireMs: number },
  members: Iterable<Membership>,
): Promise<void> {
  const steps = redis.multi().del(key).hset(key, VERSION, version)
  let batch: string[] = []
  for (const { sessionId, roomId, member } of members) {
    batch.push(toMembershipField(sessionId, roomId), JSON.stringify(member))
    if (batch.length < 2 * BATCH) continue
    steps.hset(key, ...batch)
    batch = []
  }
  if (batch.length > 0) steps.hset(key, ...batch)
  await steps.pexpire(key, expireMs).exec()
}

/** Ids of sessions have no spaces. */
const toMembershipField = (sessionId: string, roomId: string): string => `${sessionId} ${roomId}`

/** What a server has written; null where there is nothing. */
export async function loadRooms(redis: Redis, serverId: string): Promise<Loaded | null> {
  const { [VERSION]: version, ...fields } = await redis.hgetall(ROOMS_KEY + serverId)
  if (version === undefined) return null
  const memberships = Object.entries(fields).map(([field, text]) => {
    const separator = field.indexOf(' ')
    const member = roomMember.parse(JSON.parse(text))
    return { sessionId: field.slice(0, separator), roomId: field.slice(separator + 1), member }
  })
  return { version: z.coerce.number().parse(version), memberships }
}
