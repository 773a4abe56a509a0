import { flagField, idField, type SearchOf } from '@console/ui'

/** Who is watched, in the address once it was chosen here, and whether only those who are online are shown. */
export const projectMonitorSearch = {
  project: idField(),
  business: idField(),
  online: flagField(),
}

export type ProjectMonitorSearch = SearchOf<typeof projectMonitorSearch>
