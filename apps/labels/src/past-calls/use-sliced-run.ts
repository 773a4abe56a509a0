import { useEffect, useRef, useState } from 'react'

export type SlicedRun = {
  state: 'running' | 'done' | 'stopped' | 'failed'
  /** Start of the next slice; null before the first and after the last. */
  cursor: string | null
  /** From 0 to 1. */
  progress: number
  error: Error | null
}

export const FIRST_SLICE: SlicedRun = { state: 'running', cursor: null, progress: 0, error: null }

/** State after a slice that all runs have in common. */
export function afterSlice({ cursor, progress }: Pick<SlicedRun, 'cursor' | 'progress'>) {
  return cursor === null
    ? ({ cursor, progress: 1, state: 'done' } as const)
    : ({ cursor, progress, state: 'running' } as const)
}

/** Work that is done slice after slice. A run that was stopped, or failed, goes on where it ended. */
export function useSlicedRun<Run extends SlicedRun>(slice: (run: Run, signal: AbortSignal) => Promise<Run>) {
  const [run, setRun] = useState<Run | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function proceed(from: Run): Promise<void> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    let now: Run = { ...from, state: 'running', error: null }
    setRun(now)
    while (now.state === 'running') {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a slice begins where the one before it ended
        now = await slice(now, signal)
      } catch (error) {
        now = { ...now, state: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
      }
      if (signal.aborted) return
      setRun(now)
    }
  }

  return {
    run,
    start: (first: Run) => void proceed(first),
    /** Goes on after a stop or a failure. */
    proceed: () => {
      if (run !== null) void proceed(run)
    },
    stop: () => {
      running.current?.abort()
      setRun((now) => now && { ...now, state: 'stopped' })
    },
  }
}
