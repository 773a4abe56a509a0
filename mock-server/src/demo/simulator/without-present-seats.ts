import type { TenantTx } from '../../platform/context/context.ts'
import { findPresentAccounts } from '../../modules/workspace/seat-presence/public.ts'
import type { SimulatedEvent } from './simulated-events.ts'

/** Calls that were left out, so that nothing of them comes later. More than one company has at once. */
const MAX_DROPPED_CALLS = 10_000

/**
 * Leaves out what seats would do whose agents have opened the seat page: they do it themselves. A call that was left out is left
 * out to its end; one that began before goes on.
 */
export function presentSeatsFilter() {
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
