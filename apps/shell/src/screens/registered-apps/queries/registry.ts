import { subApp } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { REGISTRY_FRESH_MS } from '../../../runtime/registered-apps/prefetch-app.ts'

/** The apps that the person runs, with the previewed version in place of the released one. */
export function useAppRegistry(preview: number | null) {
  return useCallQuery(
    subApp.registry,
    { query: preview === null ? {} : { preview } },
    { staleTime: REGISTRY_FRESH_MS, startsEarly: true },
  )
}
