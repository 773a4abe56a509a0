import { useEffect, useMemo } from 'react'
import { useHostBase } from '../context/host-props-context.ts'
import { useShell } from '../context/shell-context.tsx'
import { routedScreens } from '../router/console-routes.ts'
import type { ResolveSearch } from '../router/GuardedNavigation.tsx'
import { knownViews, useSavedViews } from './saved-views.ts'
import { hasStart, loadViewAddresses, resolveLoaded } from './view-addresses.ts'

/** The query with which any navigation opens its page. */
export function useResolveSearch(): ResolveSearch {
  const { routes, timezone, client } = useShell()
  const { queryClient } = useHostBase()
  // Observed as long as the console is open: an answer that nothing observes is dropped.
  const views = useSavedViews().data?.views
  useEffect(() => {
    if (views !== undefined && hasStart(views)) void loadViewAddresses()
  }, [views])
  return useMemo(() => {
    const screens = routedScreens(routes)
    return ({ pathname, search, from }) =>
      resolveLoaded(
        { pathname, search, isOpening: pathname !== from },
        { screens, timezone, views: knownViews({ client, queryClient }) },
      )
  }, [client, queryClient, routes, timezone])
}
