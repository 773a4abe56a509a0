/** Time of the gateway: real seconds, whatever the clock's speed. Tests move it by hand. */
export type Timers = {
  /** Milliseconds that only go up. */
  now: () => number
  /** Runs the work once, unless the returned function is called before. */
  after: (ms: number, work: () => void) => () => void
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
