import type { ingest } from '@console/contracts'
import { ingestEvents } from '../../modules/facts/ingest/ingest-events.ts'
import { findPresentAccounts } from '../../modules/workspace/seat-presence/public.ts'
import type { AppContext, TenantTx } from '../../platform/context/context.ts'
import { addDays, toZonedDay } from '../../platform/time/days.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/time/units.ts'
import { getMidnight } from '../seed/scenario/scenario-days.ts'
import type { Moment } from '../seed/scenario/scenario-model.ts'
import { persistDeskWork } from './desk-work.ts'
import { simulatedEventsIn } from './next-window.ts'
import { pushAlert } from './push-alert.ts'
import type { SimulatedEvent } from './simulated-events.ts'
import {
  addNewSeats,
  readSimulatedScenario,
  type SimulatedScenario,
  updatePosition,
} from './simulator.store.ts'

/**
 * Number of calls that are remembered as left out, so that none of their events comes later. It is more than one company has
 * at once.
 */
const MAX_DROPPED_CALLS = 10_000

/** Events of one transaction; more only when they all happen at one millisecond, as the shifts of a day become known. */
const MAX_BATCH_EVENTS = 500
/** A server that was stopped for longer leaves the older days out. */
export const MAX_DAYS_BEHIND = 56
/** Limit of what is generated at once: hours of seats, which bounds the memory whatever the size of the company. */
const MAX_SEAT_HOURS = 2_400
const MAX_WINDOW_HOURS = 12
/** A simulator that is behind by more is catching up, and statistics say so; by less it only takes its time. */
export const CATCHING_UP_AFTER_MS = 5 * MINUTE_MS

export type SimulatorParts = Pick<AppContext, 'db' | 'clock' | 'log' | 'factProgress'>

/** `behind`: there may be more to play at once. */
type BatchResult = 'upToDate' | 'behind'
export type TenantSimulator = {
  tenantId: number
  /** Plays at most one batch of what has happened by now, and nothing of the future. */
  runBatch: () => Promise<BatchResult>
}

type LoadedScenario = SimulatedScenario & {
  events: readonly SimulatedEvent[]
  /** Index of the first event that was not simulated. */
  next: number
  /** All up to here is among the events. */
  loadedUntil: Moment
}

/** Continues the scenario of one tenant from where the database says it is, and says how far it is while it is behind. */
export function createTenantSimulator(parts: SimulatorParts, tenantId: number): TenantSimulator {
  const { clock, factProgress } = parts
  const player = createPlayer(parts, tenantId)
  return {
    tenantId,
    runBatch: async () => {
      const now = clock.now()
      const completeUntil = player.completeUntil()
      if (completeUntil !== null && now.getTime() - completeUntil > CATCHING_UP_AFTER_MS)
        factProgress.setBehind(tenantId, new Date(completeUntil))
      const result = await player.runBatch(now)
      if (result === 'upToDate') factProgress.setComplete(tenantId)
      return result
    },
  }
}

type Player = {
  runBatch: (now: Date) => Promise<BatchResult>
  /** Everything up to here is stored; null before the database was read. */
  completeUntil: () => Moment | null
}

function createPlayer(parts: SimulatorParts, tenantId: number): Player {
  const { db, log } = parts
  const withoutPresentSeats = presentSeatsFilter()
  let loaded: LoadedScenario | null = null
  let completeUntil: Moment | null = null

  async function load(): Promise<LoadedScenario> {
    const scenario = await db.inTenant(tenantId, readSimulatedScenario)
    completeUntil ??= scenario.stoodAt
    return { ...scenario, events: [], next: 0, loadedUntil: scenario.stoodAt }
  }

  async function apply(
    from: LoadedScenario,
    batch: readonly SimulatedEvent[],
    now: Date,
  ): Promise<LoadedScenario | null> {
    const stoodAt = batch.at(-1)?.at ?? from.stoodAt
    let played = batch
    const result = await db.inTenant(tenantId, async (tx) => {
      const isCurrent = await updatePosition(tx, { from: from.stoodAt, to: stoodAt })
      if (!isCurrent) return null
      played = await withoutPresentSeats(tx, batch, now)
      return persistBatch(tx, { batch: played, now, language: from.scenario.tenant.language })
    })
    const [first] = result?.refused ?? []
    if (result && first) {
      const event = played.flatMap((one) => ('event' in one ? [one.event] : []))[first.index]
      log.warn({ tenantId, refused: result.refused.length, first, event }, 'simulated events were refused')
    }
    if (result !== null) completeUntil = stoodAt
    // Either another server advanced it meanwhile, or the scenario is no longer what it was generated from: read it again.
    return result === null || first ? null : { ...from, stoodAt, next: from.next + batch.length }
  }

  async function runBatch(now: Date): Promise<BatchResult> {
    const reached = now.getTime()
    // A failure leaves nothing cached: the next time begins with what the database says.
    const before = loaded
    loaded = null
    let scenario = before ?? (await load())
    const isExhausted = scenario.next >= scenario.events.length
    if (reached - (isExhausted ? scenario.loadedUntil : scenario.stoodAt) > MAX_DAYS_BEHIND * DAY_MS) {
      await skipDays(parts, { tenantId, scenario, now })
      return 'behind'
    }
    if (isExhausted && scenario.loadedUntil < reached)
      scenario = await withNextWindow(parts, scenario, tenantId)
    const batch = getNextBatch(scenario, reached)
    if (batch.length === 0) {
      loaded = scenario
      completeUntil = Math.min(scenario.loadedUntil, reached)
      return scenario.loadedUntil < reached ? 'behind' : 'upToDate'
    }
    loaded = await apply(scenario, batch, now)
    return 'behind'
  }

  return { runBatch, completeUntil: () => completeUntil }
}

/** The next period, generated from the tenant's people and definitions as they are now. */
async function withNextWindow(
  { db }: SimulatorParts,
  { loadedUntil, stoodAt }: LoadedScenario,
  tenantId: number,
): Promise<LoadedScenario> {
  const { scenario, playedFrom } = await db.inTenant(tenantId, async (tx) => {
    await addNewSeats(tx)
    return readSimulatedScenario(tx)
  })
  const hours = Math.min(MAX_WINDOW_HOURS, MAX_SEAT_HOURS / Math.max(1, scenario.tenant.seats.length))
  const to = loadedUntil + Math.ceil(hours * HOUR_MS)
  const events = await simulatedEventsIn(scenario, { from: loadedUntil, to, playedFrom })
  return { scenario, playedFrom, stoodAt, events, next: 0, loadedUntil: to }
}

/** Returns the events up to now, from the first that was not simulated; events of one moment are not torn apart. */
function getNextBatch({ events, next }: LoadedScenario, reached: Moment): readonly SimulatedEvent[] {
  let end = next
  for (;;) {
    const at = events[end]?.at
    if (at === undefined || at > reached) break
    if (end - next >= MAX_BATCH_EVENTS && at !== events[end - 1]?.at) break
    end += 1
  }
  return events.slice(next, end)
}

type Batch = { batch: readonly SimulatedEvent[]; now: Date; language: 'en' | 'zh' }

async function persistBatch(tx: TenantTx, { batch, now, language }: Batch): Promise<ingest.IngestResult> {
  const events = batch.flatMap((one) => ('event' in one ? [one.event] : []))
  const result = await ingestEvents(tx, { events, now, language: 'en' })
  const work = batch.flatMap((one) => ('deskWork' in one ? [one] : []))
  await persistDeskWork(tx, work, now)
  for (const one of batch) if ('alert' in one) await pushAlert(tx, one, language)
  return result
}

/** Starts again with a whole day; what was open when the server stopped stays without its end, as if that were lost. */
async function skipDays(
  { db, log }: SimulatorParts,
  {
    tenantId,
    scenario: { scenario, stoodAt },
    now,
  }: { tenantId: number; scenario: LoadedScenario; now: Date },
): Promise<void> {
  const { timezone } = scenario.tenant
  // A day less than what is too long, whatever the hour and the changes of the clock.
  const playedFrom = addDays(toZonedDay(now.getTime() / SECOND_MS, timezone), 2 - MAX_DAYS_BEHIND)
  // A millisecond before its midnight, at which its shifts become known.
  const to = getMidnight(playedFrom, timezone) - 1
  await db.inTenant(tenantId, (tx) => updatePosition(tx, { from: stoodAt, to, playedFrom }))
  log.warn({ tenantId, stoodAt: new Date(stoodAt), playedFrom }, 'the simulator leaves out days long past')
}

/**
 * Leaves out the events of seats whose agents have opened the seat page, because the agents act themselves. A call that was
 * left out is left out to its end; one that began before goes on.
 */
function presentSeatsFilter() {
  const dropped = new Set<string>()

  function isPlayed(one: SimulatedEvent, present: ReadonlySet<string>): boolean {
    if (!('event' in one)) return true
    const { event } = one
    const callId = 'callId' in event ? event.callId : undefined
    if (callId !== undefined && dropped.has(callId)) return false
    if (!('account' in event) || !present.has(event.account) || event.type === 'shift') return true
    if (event.type === 'call.started') dropped.add(event.callId)
    return event.type !== 'status' && event.type !== 'hand' && event.type !== 'call.started'
  }

  return async (
    tx: TenantTx,
    batch: readonly SimulatedEvent[],
    now: Date,
  ): Promise<readonly SimulatedEvent[]> => {
    const present = new Set((await findPresentAccounts(tx, now)).map(({ account }) => account))
    if (present.size === 0 && dropped.size === 0) return batch
    if (dropped.size > MAX_DROPPED_CALLS) dropped.clear()
    return batch.filter((one) => isPlayed(one, present))
  }
}
