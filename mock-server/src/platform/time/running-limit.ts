/** Parts of a limit. */
const SLICES = 5

export type RunningLimit = {
  /** Sets the limit, counted from the beginning; it may replace an earlier one. */
  set: (limitMs: number) => void
  stop: () => void
}

/**
 * A limit of the time in which this process runs. It passes in slices, so that a time in which the process or its machine was
 * suspended counts as one of them; the messages that arrived meanwhile are read before the limit is over.
 */
export function runningLimit(onOver: () => void): RunningLimit {
  let passedMs = 0
  let timer: NodeJS.Timeout | undefined
  function set(limitMs: number): void {
    clearTimeout(timer)
    const sliceMs = Math.min(limitMs / SLICES, Math.max(0, limitMs - passedMs))
    const slice = setTimeout(() => {
      passedMs += sliceMs
      if (passedMs < limitMs) set(limitMs)
      else
        setImmediate(() => {
          if (timer === slice) onOver()
        })
    }, sliceMs)
    timer = slice
  }
  return {
    set,
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Ends work that takes longer, by its signal, and throws what `over` makes. */
export async function withinLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  over: () => Error,
): Promise<Result> {
  const end = new AbortController()
  const limit = runningLimit(() => end.abort())
  limit.set(limitMs)
  try {
    return await work(end.signal)
  } catch (error) {
    throw end.signal.aborted ? over() : error
  } finally {
    limit.stop()
  }
}
