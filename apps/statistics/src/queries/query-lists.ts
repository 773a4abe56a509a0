import { business, user } from '@console/contracts'
import { useCallQuery, usePrefetchCall } from '@console/sub-app'
import type { KnownIds } from '../model/stat-query.ts'

type QueryLists = {
  /** True while it is not known what may be requested. */
  isLoading: boolean
  businesses: KnownIds
  organisations: KnownIds
}

const ALL_BUSINESSES = { body: { current: 1, size: business.REFERENCE_PAGE_SIZE } }

/** Businesses that can be chosen, by id (STAT-008). */
export function useBusinesses(): Pick<QueryLists, 'isLoading' | 'businesses'> {
  const { data, isFetched } = useCallQuery(business.businessTypePage, ALL_BUSINESSES)
  // A list that failed is requested again by its picker, and is not waited for a second time.
  return { isLoading: !isFetched, businesses: data === undefined ? null : new Set(data.records.map(toId)) }
}

/** Options of the form's two pickers, which read the same answers (STAT-008, STAT-009). */
export function useQueryLists(): QueryLists {
  const { isLoading, businesses } = useBusinesses()
  const tree = useCallQuery(user.organizationList)
  const organisations = tree.data?.list.flatMap(collectOrganizationIds)
  return {
    isLoading: isLoading || !tree.isFetched,
    businesses,
    organisations: organisations === undefined ? null : new Set(organisations),
  }
}

/** Prefetches both before the page has loaded. */
export function usePrefetchQueryLists(): void {
  usePrefetchCall(business.businessTypePage, ALL_BUSINESSES)
  usePrefetchCall(user.organizationList)
}

function toId({ id }: { id: number }): number {
  return id
}

function collectOrganizationIds({ id, children }: user.OrganizationNode): number[] {
  return [id, ...children.flatMap(collectOrganizationIds)]
}
