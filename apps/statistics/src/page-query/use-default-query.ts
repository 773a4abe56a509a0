import { useHost } from '@console/sub-app'
import { useState } from 'react'
import type { KnownIds, StatQuery } from '../model/stat-query.ts'
import type { useQueryLists } from '../queries/query-lists.ts'
import { isKnown } from './initial-query.ts'
import { rememberedQuery } from './remembered-query.ts'

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

/** The business that was inquired last on a page of statistics, else that of `useDefaultQuery`; found once. */
export function useLastBusiness(businesses: KnownIds): number | null {
  const { user, businessType } = useHost()
  const [remembered] = useState(() => rememberedQuery(user))
  const last = remembered?.business ?? null
  return last !== null && isKnown(businesses, last)
    ? last
    : firstKnown(businesses, businessType?.businessTypeId)
}

/** The person's own where the list has it, or could not be loaded; else the first of the list. */
function firstKnown(ids: KnownIds, own: number | null | undefined): number | null {
  if (own != null && ids?.has(own) !== false) return own
  return ids?.values().next().value ?? null
}
