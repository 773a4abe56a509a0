import type { Clock } from '../clock.ts'

type Timer = { due: number; run: () => void }

/** A clock that tests move. */
export type FakeTime = Clock & {
  /** Runs what is due meanwhile, and all that follows from it. */
  advance: (ms: number) => Promise<void>
  /** The machine sleeps, and its timers with it; or its time is set, when negative. */
  sleep: (ms: number) => void
}

export function createFakeTime(): FakeTime {
  const timers = new Set<Timer>()
  let wall = 1_800_000_000_000
  let ticks = 0

  function nextDue(end: number): Timer | null {
    let next: Timer | null = null
    for (const timer of timers) if (timer.due <= end && (next === null || timer.due < next.due)) next = timer
    return next
  }

  async function advance(ms: number): Promise<void> {
    const end = ticks + ms
    const move = (to: number): void => {
      wall += to - ticks
      ticks = to
    }
    await settle()
    for (let next = nextDue(end); next; next = nextDue(end)) {
      timers.delete(next)
      move(next.due)
      next.run()
      await settle()
    }
    move(end)
  }

  return {
    now: () => wall,
    after: (delayMs, run) => {
      const timer = { due: ticks + delayMs, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance,
    sleep: (ms) => {
      wall += ms
    },
  }
}

/** Waits until everything that waits for a resolved promise has run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}
