import { useEffect, useRef, useState } from 'react'

/** A searching select waits this long after the last key before it queries (SHELL-096). */
export const SEARCH_DELAY_MS = 1000

export type SearchOption<V extends string | number> = { value: V; label: string }

type DelayedSearch<V extends string | number> = {
  options: readonly SearchOption<V>[]
  state: 'idle' | 'searching' | 'failed'
  search: (text: string) => void
}

/** Fetches options once typing has paused; an answer that a later query overtook is dropped. */
export function useDelayedSearch<V extends string | number>(
  fetchOptions: (text: string, signal: AbortSignal) => Promise<readonly SearchOption<V>[]>,
  delayMs: number = SEARCH_DELAY_MS,
): DelayedSearch<V> {
  const [options, setOptions] = useState<readonly SearchOption<V>[]>([])
  const [state, setState] = useState<DelayedSearch<V>['state']>('idle')
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; leaving: AbortController } | null>(null)

  function stop() {
    if (running.current === null) return
    clearTimeout(running.current.timer)
    running.current.leaving.abort()
    running.current = null
  }

  useEffect(() => stop, [])

  async function run(text: string, signal: AbortSignal) {
    try {
      const found = await fetchOptions(text, signal)
      if (signal.aborted) return
      setOptions(found)
      setState('idle')
    } catch {
      // The select shows that the search failed; the client has reported why.
      if (!signal.aborted) setState('failed')
    }
  }

  function search(text: string) {
    stop()
    const leaving = new AbortController()
    setState('searching')
    running.current = { leaving, timer: setTimeout(() => void run(text, leaving.signal), delayMs) }
  }

  return { options, state, search }
}
