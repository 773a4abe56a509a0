import { useHost } from '@console/sub-app'
import type { KnownIds, StatQuery } from '../model/stat-query.ts'
import type { useQueryLists } from '../queries/query-lists.ts'

/** Query that is requested where nothing was before, in a range that the page chooses (STAT-Q4, STAT-Q8). */
export function useDefaultQuery(
  lists: ReturnType<typeof useQueryLists>,
  range: StatQuery['range'],
): StatQuery {
  const { user, businessType } = useHost()
  return {
    business: firstKnown(lists.businesses, businessType?.businessTypeId),
    organisation: firstKnown(lists.organisations, user.orgId),
    range,
  }
}

/** The person's own where the list has it, or could not be loaded; else the first of the list. */
function firstKnown(ids: KnownIds, own: number | null | undefined): number | null {
  if (own != null && ids?.has(own) !== false) return own
  return ids?.values().next().value ?? null
}
