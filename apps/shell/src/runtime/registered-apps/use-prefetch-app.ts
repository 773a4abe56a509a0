import { useHttpClient } from '@console/sub-app'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type * as PrefetchApp from './prefetch-app.ts'

type Prefetch = typeof PrefetchApp.prefetchApp

/** Set once the code is there: then the request for an app's manifest leaves before the frame re-renders for its page. */
let loaded: Prefetch | null = null

/** Loads the code that requests an app. */
export async function loadPrefetchApp(): Promise<Prefetch> {
  const { prefetchApp } = await import(/* webpackChunkName: "page-registered-app" */ './prefetch-app.ts')
  loaded = prefetchApp
  return prefetchApp
}

/** Requests the code around registered apps and what one of them needs, before its page renders. */
export function usePrefetchApp(): (module: string) => void {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return useCallback(
    (module) => {
      const run = async (prefetch: Prefetch): Promise<void> => prefetch(module, { client, queryClient })
      const requested = loaded === null ? loadPrefetchApp().then(run) : run(loaded)
      // The page requests all of it again, and reports what fails.
      requested.catch(() => {})
    },
    [client, queryClient],
  )
}
