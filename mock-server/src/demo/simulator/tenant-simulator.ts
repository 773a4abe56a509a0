import type { ingest } from '@console/contracts'
import type { AppContext, TenantTx } from '../../platform/context/context.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../platform/time/units.ts'
import { midnightOf } from '../seed/scenario/scenario-days.ts'
import type { Moment } from '../seed/scenario/scenario-model.ts'
import { dayBeside, dayOf } from '../../platform/time/days.ts'
import { ingestEvents } from '../../modules/calls/ingest/ingest-events.ts'
import { storeDeskWork } from './desk-work.ts'
import type { Happening } from './simulated-events.ts'
import { happeningsIn } from './next-window.ts'
import { pushAlert } from './push-alert.ts'
import { moveOn, readPlayedWorld, type PlayedWorld } from './simulator.store.ts'

/** Of one transaction; more only when they all happen at one millisecond, as the shifts of a day become known. */
const MAX_BATCH_HAPPENINGS = 500
/** A server that was stopped for longer leaves the older days out. */
export const MOST_DAYS_BEHIND = 35
/** How much is made up at once: hours of seats, which bounds the memory whatever the size of the company. */
const MOST_SEAT_HOURS = 2_400
const LONGEST_WINDOW_HOURS = 12

type Parts = Pick<AppContext, 'db' | 'clock' | 'log'>

/** `behind`: there may be more to play at once. */
type Played = 'upToDate' | 'behind'
export type Player = {
  tenantId: number
  /** Plays at most one batch of what has happened by now, and nothing that lies ahead. */
  playBatch: () => Promise<Played>
}

type Held = PlayedWorld & {
  happenings: readonly Happening[]
  /** The first that was not played. */
  next: number
  /** All up to here is among the happenings. */
  heldUntil: Moment
}

/** Goes on with the world of one tenant from where the database says it stands. */
export function playerOf(parts: Parts, tenantId: number): Player {
  const { db, clock, log } = parts
  let held: Held | null = null

  async function load(): Promise<Held> {
    const played = await db.inTenant(tenantId, readPlayedWorld)
    return { ...played, happenings: [], next: 0, heldUntil: played.stoodAt }
  }

  async function play(from: Held, batch: readonly Happening[], now: Date): Promise<Held | null> {
    const stoodAt = batch.at(-1)?.at ?? from.stoodAt
    const taken = await db.inTenant(tenantId, async (tx) => {
      const stands = await moveOn(tx, { from: from.stoodAt, to: stoodAt })
      return stands ? store(tx, { batch, now, language: from.world.tenant.language }) : null
    })
    const [first] = taken?.refused ?? []
    if (taken && first) {
      const event = batch.flatMap((one) => ('event' in one ? [one.event] : []))[first.index]
      log.warn({ tenantId, refused: taken.refused.length, first, event }, 'simulated events were refused')
    }
    // Either another server played meanwhile, or the world is no longer what it was made up from: read it again.
    return taken === null || first ? null : { ...from, stoodAt, next: from.next + batch.length }
  }

  return {
    tenantId,
    playBatch: async () => {
      const now = clock.now()
      const reached = now.getTime()
      // Whatever fails leaves nothing held: the next time begins with what the database says.
      const before = held
      held = null
      let world = before ?? (await load())
      const isPlayed = world.next >= world.happenings.length
      if (reached - (isPlayed ? world.heldUntil : world.stoodAt) > MOST_DAYS_BEHIND * DAY_MS) {
        await leaveOut(parts, { tenantId, world, now })
        return 'behind'
      }
      if (isPlayed && world.heldUntil < reached) world = await withNext(parts, world, tenantId)
      const batch = batchOf(world, reached)
      if (batch.length === 0) {
        held = world
        return world.heldUntil < reached ? 'behind' : 'upToDate'
      }
      held = await play(world, batch, now)
      return 'behind'
    },
  }
}

/** The next stretch, made up from the tenant's people and definitions as they are now. */
async function withNext({ db }: Parts, { heldUntil, stoodAt }: Held, tenantId: number): Promise<Held> {
  const { world, playedFrom } = await db.inTenant(tenantId, readPlayedWorld)
  const hours = Math.min(LONGEST_WINDOW_HOURS, MOST_SEAT_HOURS / Math.max(1, world.tenant.seats.length))
  const to = heldUntil + Math.ceil(hours * HOUR_MS)
  const happenings = await happeningsIn(world, { from: heldUntil, to, playedFrom })
  return { world, playedFrom, stoodAt, happenings, next: 0, heldUntil: to }
}

/** What happened by now, from the first that was not played; what happens at one moment is not torn apart. */
function batchOf({ happenings, next }: Held, reached: Moment): readonly Happening[] {
  let end = next
  for (;;) {
    const at = happenings[end]?.at
    if (at === undefined || at > reached) break
    if (end - next >= MAX_BATCH_HAPPENINGS && at !== happenings[end - 1]?.at) break
    end += 1
  }
  return happenings.slice(next, end)
}

type Batch = { batch: readonly Happening[]; now: Date; language: 'en' | 'zh' }

async function store(tx: TenantTx, { batch, now, language }: Batch): Promise<ingest.IngestResult> {
  const events = batch.flatMap((one) => ('event' in one ? [one.event] : []))
  const taken = await ingestEvents(tx, { events, now, language: 'en' })
  const work = batch.flatMap((one) => ('deskWork' in one ? [one] : []))
  await storeDeskWork(tx, work, now)
  for (const one of batch) if ('alert' in one) await pushAlert(tx, one, language)
  return taken
}

/** Begins anew with a whole day; what was open when the server stopped stays without its end, as if that were lost. */
async function leaveOut(
  { db, log }: Parts,
  { tenantId, world: { world, stoodAt }, now }: { tenantId: number; world: Held; now: Date },
): Promise<void> {
  const { timezone } = world.tenant
  // A day less than what is too long, whatever the hour and the changes of the clock.
  const playedFrom = dayBeside(dayOf(now.getTime() / SECOND_MS, timezone), 2 - MOST_DAYS_BEHIND)
  // A millisecond before its midnight, at which its shifts become known.
  const to = midnightOf(playedFrom, timezone) - 1
  await db.inTenant(tenantId, (tx) => moveOn(tx, { from: stoodAt, to, playedFrom }))
  log.warn({ tenantId, stoodAt: new Date(stoodAt), playedFrom }, 'the simulator leaves out days long past')
}
