import { label } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** The versions of a stored label, newest first. */
export function useVersions(id: number) {
  return useCallQuery(label.versions, { query: { id } })
}
