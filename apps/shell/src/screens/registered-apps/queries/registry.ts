import { subApp } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** The list of apps is asked for again when a page is opened later than this. */
const REGISTRY_FRESH_MS = 30_000

/** The apps that the person runs, with the previewed version in place of the released one. */
export function useAppRegistry(preview: number | null) {
  return useCallQuery(
    subApp.registry,
    { query: preview === null ? {} : { preview } },
    { staleTime: REGISTRY_FRESH_MS, startsEarly: true },
  )
}
