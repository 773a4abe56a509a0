import { useEffect } from 'react'
import { whenQuiet } from '../../base/when-quiet.ts'
import { currentRegistry } from '../../core/registry/load-registry.ts'
import { byUse, countOpenedApp, openedApps } from '../../core/registry/opened-apps.ts'
import { registeredEntries } from '../../core/registry/registered-entries.ts'
import { useShell } from '../context/shell-context.tsx'
import { useCallsInFlight } from '../context/use-calls-in-flight.ts'
import { useConsoleRoute } from '../router/use-console-route.ts'
import { prefetchWhenIdle } from './prefetch.ts'
import { loadingApps } from './run-log.ts'

/**
 * Prefetches sub-apps that the user may open (SHELL-046), those they open most first. It waits until the page is there and
 * nothing is in flight: requested files go first. The print styles, which no page waits for, are loaded then too.
 */
export function useIdlePrefetch(): void {
  const { routes, sessionUser } = useShell()
  const { tenantId, userId } = sessionUser
  const calls = useCallsInFlight()
  const { screen } = useConsoleRoute()
  const openApp = screen.kind === 'subApp' ? screen.entry.module : null

  useEffect(() => {
    if (openApp !== null) countOpenedApp({ tenantId, userId }, openApp)
  }, [openApp, tenantId, userId])

  useEffect(() => {
    const ownPaths = routes.flatMap(({ path, screen: { kind } }) => (kind === 'subApp' ? [path] : []))
    let stop = whenQuiet([calls, loadingApps], () => {
      // If the styles do not load, the next page requests them again; prints use the styles of the screen in the meantime.
      import(/* webpackChunkName: "on-demand-print" */ '@console/ui/print').catch(() => {})
      const entries = registeredEntries(currentRegistry().entries, ownPaths)
      stop = prefetchWhenIdle(byUse(entries, openedApps({ tenantId, userId })))
    })
    return () => {
      stop()
    }
  }, [calls, routes, tenantId, userId])
}
