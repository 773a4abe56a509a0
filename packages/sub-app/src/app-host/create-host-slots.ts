import { type HostSlots, noSlots, type SlotContribution } from '../host/host-slots.ts'

/** The part that answers for contributions, once it is loaded. */
type Runtime = Pick<HostSlots, 'ask' | 'reset' | 'onChanged' | 'connectFrame'>

export type ConnectedSlots = HostSlots & {
  /** Shows contributions, and what answers for them. Returns the end of that. */
  connect: (runtime: Runtime) => {
    show: (contributions: readonly SlotContribution[]) => void
    end: () => void
  }
}

/** Slots that are empty until what answers for them is connected: nothing of it is loaded before it is needed. */
export function createHostSlots(): ConnectedSlots {
  const listeners = new Set<() => void>()
  let shown: readonly SlotContribution[] = noSlots.contributions.get()
  let runtime: Runtime = noSlots

  function show(contributions: readonly SlotContribution[]): void {
    if (contributions.length === 0 && shown.length === 0) return
    shown = contributions
    for (const listener of listeners) listener()
  }

  return {
    contributions: {
      get: () => shown,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    ask: async (...request) => runtime.ask(...request),
    reset: (contribution) => runtime.reset(contribution),
    onChanged: (...request) => runtime.onChanged(...request),
    connectFrame: (options) => runtime.connectFrame(options),
    connect: (connected) => {
      runtime = connected
      return {
        show,
        end: () => {
          runtime = noSlots
          show([])
        },
      }
    },
  }
}
