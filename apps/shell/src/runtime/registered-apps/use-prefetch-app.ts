import { useHttpClient } from '@console/sub-app'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Requests the code around registered apps and what one of them needs, before its page renders. */
export function usePrefetchApp(): (module: string) => void {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return useCallback(
    (module) => {
      import(/* webpackChunkName: "page-registered-app" */ './prefetch-app.ts')
        .then(({ prefetchApp }) => prefetchApp(module, { client, queryClient }))
        // The page requests all of it again, and reports what fails.
        .catch(() => {})
    },
    [client, queryClient],
  )
}
