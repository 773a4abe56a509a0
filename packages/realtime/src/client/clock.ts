/** Time as the client uses it; tests bring their own. */
export type Clock = {
  /** Milliseconds. */
  now: () => number
  /** Runs once after so many milliseconds; the returned function cancels it. */
  after: (delayMs: number, run: () => void) => () => void
}

export const systemClock: Clock = {
  // oxlint-disable-next-line no-restricted-properties -- lengths of time; `steadyClock` holds against a clock that is set
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

/** A browser's timers may stop while the machine sleeps: waking up is noticed this much later at most. */
const CHECK_MS = 5000

/** A clock that never goes back, whatever is set on the machine, and whose delays count the time of sleep. */
export function steadyClock(clock: Clock): Clock {
  let latest = clock.now()
  let correctionMs = 0
  const now = (): number => {
    const read = clock.now() + correctionMs
    if (read < latest) correctionMs += latest - read
    latest = Math.max(latest, read)
    return latest
  }
  return {
    now,
    after: (delayMs, run) => {
      const due = now() + delayMs
      const wait = (): (() => void) =>
        clock.after(Math.max(0, Math.min(due - now(), CHECK_MS)), () => {
          if (now() >= due) run()
          else cancel = wait()
        })
      let cancel = wait()
      return () => cancel()
    },
  }
}
