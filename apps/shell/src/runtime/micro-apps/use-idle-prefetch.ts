import { useEffect } from 'react'
import type { MenuRoute } from '../../core/menu/routes-from-menu.ts'
import { currentRegistry } from '../../core/registry/load-registry.ts'
import { registeredEntries } from '../../core/registry/registered-entries.ts'
import { prefetchWhenIdle } from './prefetch.ts'

/** Prefetches the sub-apps that the user may open in idle time (SHELL-046). */
export function useIdlePrefetch(routes: readonly MenuRoute[]): void {
  useEffect(() => {
    const ownPaths = routes.flatMap(({ path, screen }) => (screen.kind === 'subApp' ? [path] : []))
    return prefetchWhenIdle(registeredEntries(currentRegistry().entries, ownPaths))
  }, [routes])
}
