import type { Call } from '@console/contracts'
import { useCallCache } from '@console/sub-app'

type Reload = {
  /** Calls whose answers have changed. */
  changes: readonly Call[]
  page: number
  /** The page to show then. */
  next: number
  onPage: (page: number) => void
}

/** Loads a list again after a row was deleted. Another page is another query: going there loads it. */
export function useListReload() {
  const cache = useCallCache()
  return async ({ changes, page, next, onPage }: Reload): Promise<void> => {
    if (next === page) return cache.invalidate(changes)
    cache.expire(changes)
    onPage(next)
  }
}
