import { business, user } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import type { KnownIds } from '../model/stat-query.ts'

type QueryLists = {
  /** Until then it is not known what may be requested for. */
  isLoading: boolean
  businesses: KnownIds
  organisations: KnownIds
}

/** What the two pickers of the form offer; they read the same answers (STAT-008, STAT-009). */
export function useQueryLists(): QueryLists {
  const types = useCallQuery(business.businessTypePage, {
    body: { current: 1, size: business.REFERENCE_PAGE_SIZE },
  })
  const tree = useCallQuery(user.organizationList)
  const businesses = types.data?.records.map(({ id }) => id)
  const organisations = tree.data?.list.flatMap(idsOf)
  return {
    // A list that failed is requested again by its picker, and is not waited for a second time.
    isLoading: !types.isFetched || !tree.isFetched,
    businesses: businesses === undefined ? null : new Set(businesses),
    organisations: organisations === undefined ? null : new Set(organisations),
  }
}

function idsOf({ id, children }: user.OrganizationNode): number[] {
  return [id, ...children.flatMap(idsOf)]
}
