import type { user } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { isSameValue, today, useUrlSearch, type SearchProblem } from '@console/ui'
import { useMemo } from 'react'
import { readAddress, usableQuery } from '../../page-query/initial-query.ts'
import { defaultRange } from '../../page-query/query-range.ts'
import { rememberedQuery, rememberQuery } from '../../page-query/remembered-query.ts'
import { useDefaultQuery } from '../../page-query/use-default-query.ts'
import { useWriteQuery } from '../../page-query/use-write-query.ts'
import { useWorkplaces } from '../../queries/daily-reports.ts'
import { useBusinesses } from '../../queries/query-lists.ts'
import { useRefetch } from '../../queries/use-refetch.ts'
import { summarySearch, toSummarySearch, type SummaryQuery } from './summary-query.ts'

export type SummaryQueryState = {
  /** Null until it is known what the person may request. */
  query: SummaryQuery | null
  workplaces: ReturnType<typeof useWorkplaces>
  problems: readonly SearchProblem[]
  cleanAddress: () => void
  inquire: (next: SummaryQuery) => void
  reset: () => void
}

/** Calls that Inquire requests again where nothing has changed in the form. */
const SUMMARY_CALLS = ['dailyReport.reports', 'dailyReport.workplaces'].map((id) => ({ id }))

/**
 * The query of the summary report: the address is first, then what was inquired last within a day, then the default. A
 * workplace of the address is requested at once; a remembered one only where the business still has it, else the first.
 */
export function useSummaryQuery(): SummaryQueryState {
  const { user, timezone } = useHost()
  const refetch = useRefetch(SUMMARY_CALLS)
  // The report has workplaces, and may be read without the organisations.
  const lists = { ...useBusinesses(), organisations: null }
  const address = useUrlSearch(summarySearch)
  const { business, workplace, from, to } = address.search
  const isAddressed = business !== null || from !== null || to !== null
  const fallback = useDefaultQuery(lists, defaultRange(timezone))

  const found = useMemo(() => {
    if (lists.isLoading) return null
    const known = { ...lists, today: today(timezone) }
    const remembered = rememberedQuery(user)
    const { query, problems } = isAddressed
      ? readAddress({ business, organisation: null, from, to }, fallback, known)
      : { query: remembered === null ? fallback : usableQuery(remembered, fallback, known), problems: [] }
    return { business: query.business ?? fallback.business, range: query.range, problems }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again with the address alone
  }, [business, from, to, lists.isLoading, timezone])

  const workplaces = useWorkplaces(found?.business ?? null)
  const names = workplaces.data?.workplaces ?? []
  const chosen = workplace ?? firstWorkplace(names, rememberedWorkplace(user))
  const query = useMemo(
    () => found && { business: found.business, workplace: chosen, range: found.range },
    [found, chosen],
  )

  // A part of the address that was not understood stays until the person has read about it.
  const isRead = address.problems.length > 0 || (found?.problems.length ?? 0) > 0
  const isWritten = isAddressed && workplace === chosen
  useWriteQuery(isRead || isWritten || workplaces.isPending ? null : query, (next: SummaryQuery) => {
    address.setSearch(toSummarySearch(next), { replace: true })
  })

  function apply(next: SummaryQuery) {
    if (query !== null && isSameValue(query, next)) refetch()
    else address.setSearch(toSummarySearch(next))
  }

  return {
    query,
    workplaces,
    problems: [...address.problems, ...(found?.problems ?? [])],
    cleanAddress: () => query && address.setSearch(toSummarySearch(query), { replace: true }),
    inquire: (next) => {
      const { organisation } = rememberedQuery(user) ?? fallback
      rememberQuery(user, { ...next, organisation })
      if (next.workplace !== null) rememberWorkplace(user, next.workplace)
      apply(next)
    },
    reset: () => apply({ business: fallback.business, workplace: null, range: fallback.range }),
  }
}

function firstWorkplace(names: readonly string[], earlier: string | null): string | null {
  return names.find((name) => name === earlier) ?? names[0] ?? null
}

type Person = Pick<user.UserInfo, 'tenantId' | 'userId'>

/** Beside the query that all pages of statistics share, and as that one a person's own (STAT-018). */
function toStorageKey({ tenantId, userId }: Person): string {
  return `console.reportWorkplace.${tenantId ?? 0}.${userId}`
}

/** The workplace that was inquired last; it may no longer be one of the business. */
function rememberedWorkplace(person: Person): string | null {
  return readStored(toStorageKey(person))
}

function rememberWorkplace(person: Person, workplace: string): void {
  writeStored(toStorageKey(person), workplace)
}
