import { useMemo } from 'react'
import { useHostBase } from '../context/host-props-context.ts'
import { useShell } from '../context/shell-context.tsx'
import type { ResolveSearch } from '../router/GuardedNavigation.tsx'
import { routedScreens } from '../router/console-routes.ts'
import { isOtherPage, resolveSearch } from './resolve-address.ts'
import { knownViews, useSavedViews } from './saved-views.ts'

/** The query with which any navigation opens its page. */
export function useResolveSearch(): ResolveSearch {
  const { routes, timezone, client } = useShell()
  const { queryClient } = useHostBase()
  // Observed as long as the console is open: an answer that nothing observes is dropped.
  useSavedViews()
  return useMemo(() => {
    const screens = routedScreens(routes)
    return ({ pathname, search, from }) =>
      resolveSearch(
        { pathname, search, isOpening: isOtherPage(from, pathname) },
        { screens, timezone, views: knownViews({ client, queryClient }) },
      )
  }, [client, queryClient, routes, timezone])
}
