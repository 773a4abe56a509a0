import type { HubOptions } from '@console/realtime/hub'
import { realTimers, type Timers } from '../../src/gateway/timers.ts'

/** Timers of the gateway, `speed` times as fast: 60 s to resume are 3 s at 20. */
export function fastTimers(speed: number): Timers {
  return {
    now: () => realTimers.now() * speed,
    after: (ms, work) => realTimers.after(ms / speed, work),
  }
}

/** The time of one client's machine, which may sleep: no timer runs meanwhile, and the clock has gone on after it. */
export type MachineClock = HubOptions['clock'] & { sleep: () => void; wake: (sleptMs: number) => void }

export function machineClock(speed: number): MachineClock {
  const [unixMs, startedAt] = [Date.now(), performance.now()]
  let sleptMs = 0
  /** Callbacks that became due in sleep; null while awake. */
  let due: Set<() => void> | null = null
  return {
    now: () => unixMs + (performance.now() - startedAt) * speed + sleptMs,
    after: (delayMs, run) => {
      const timer = setTimeout(() => {
        if (due === null) run()
        else due.add(run)
      }, delayMs / speed)
      return () => {
        clearTimeout(timer)
        due?.delete(run)
      }
    },
    sleep: () => {
      due ??= new Set()
    },
    wake: (ms) => {
      sleptMs += ms
      const waiting = due ?? new Set()
      due = null
      for (const run of waiting) run()
    },
  }
}
