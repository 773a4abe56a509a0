import type { SearchProblem } from '@console/ui'
import type { KnownIds, StatQuery } from '../model/stat-query.ts'
import { rangeProblem } from './query-range.ts'

type Known = { businesses: KnownIds; organisations: KnownIds; today: string }

/** Query that the address requests; a field that it does not name is all, but the range is always set. */
export type AddressedQuery = {
  business: number | null
  organisation: number | null
  from: string | null
  to: string | null
}

/** True of all, and of what exists for the person. */
export function isKnown(ids: KnownIds, id: number | null): boolean {
  return id === null || ids === null || ids.has(id)
}

/** A remembered query without what does not exist any more (STAT-Q7); its range must still be one that can be requested. */
export function usableQuery(query: StatQuery, fallback: StatQuery, known: Known): StatQuery {
  const { business, organisation, range } = query
  return {
    business: isKnown(known.businesses, business) ? business : fallback.business,
    organisation: isKnown(known.organisations, organisation) ? organisation : fallback.organisation,
    range: rangeProblem(range, known.today) === null ? range : fallback.range,
  }
}

/** A query about another organisation, where there is such a one. */
function withOrganisation(
  query: StatQuery,
  { orgId, known }: { orgId: number; known: Known },
): { query: StatQuery; problems: SearchProblem[] } {
  if (isKnown(known.organisations, orgId)) return { query: { ...query, organisation: orgId }, problems: [] }
  return { query, problems: [{ name: 'orgId', value: String(orgId), reason: 'malformed' }] }
}

/** The query of an address, with the default for what cannot be requested, and what that was. */
export function readAddress(
  address: AddressedQuery,
  fallback: StatQuery,
  known: Known,
): { query: StatQuery; problems: SearchProblem[] } {
  const { business, organisation, from, to } = address
  const problems: SearchProblem[] = []
  const refuse = (name: string, value: string | number) =>
    problems.push({ name, value: String(value), reason: 'malformed' })
  const isRefused = (ids: KnownIds, name: string, id: number | null): boolean => {
    if (id === null || isKnown(ids, id)) return false
    refuse(name, id)
    return true
  }
  const range: StatQuery['range'] = [from ?? to ?? fallback.range[0], to ?? from ?? fallback.range[1]]
  const hasRange = rangeProblem(range, known.today) === null
  if (!hasRange && from !== null) refuse('from', from)
  if (!hasRange && to !== null) refuse('to', to)
  const query = {
    business: isRefused(known.businesses, 'business', business) ? fallback.business : business,
    organisation: isRefused(known.organisations, 'organisation', organisation)
      ? fallback.organisation
      : organisation,
    range: hasRange ? range : fallback.range,
  }
  return { query, problems }
}

type Found = { query: StatQuery; problems: SearchProblem[] }

/** The query of the address; where it has none, the remembered one or the default, with the organisation that a link names. */
export function findQuery(
  address: AddressedQuery & { orgId: number | null },
  remembered: () => StatQuery | null,
  { fallback, known }: { fallback: StatQuery; known: Known },
): Found {
  const { business, from, to, orgId } = address
  if ([business, address.organisation, from, to].some((value) => value !== null))
    return readAddress({ ...address, organisation: address.organisation ?? orgId }, fallback, known)
  const before = remembered()
  const query = before === null ? fallback : usableQuery(before, fallback, known)
  return orgId === null ? { query, problems: [] } : withOrganisation(query, { orgId, known })
}
