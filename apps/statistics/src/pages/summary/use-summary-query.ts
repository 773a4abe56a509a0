import { useHost } from '@console/sub-app'
import { today, useCompleteAddress, type SearchOf } from '@console/ui'
import { useMemo } from 'react'
import { readAddress, usableQuery } from '../../page-query/initial-query.ts'
import { defaultRange } from '../../page-query/query-range.ts'
import { rememberedQuery, rememberQuery } from '../../page-query/remembered-query.ts'
import { useDefaultQuery } from '../../page-query/use-default-query.ts'
import { usePageQuery, type Found } from '../../page-query/use-page-query.ts'
import { useWorkplaces } from '../../queries/daily-reports.ts'
import { useBusinesses } from '../../queries/query-lists.ts'
import { summarySearch, toSummarySearch, type SummaryQuery } from './summary-query.ts'

/** Inquire sends them again where nothing has changed in the form. */
const SUMMARY_CALLS = ['dailyReport.reports', 'dailyReport.workplaces'].map((id) => ({ id }))

/**
 * The query of the summary report. A workplace of the address is requested at once; a remembered one only where the business
 * still has it, else the first.
 */
export function useSummaryQuery() {
  const { user, timezone } = useHost()
  // The report has workplaces, and may be read without the organisations.
  const lists = { ...useBusinesses(), organisations: null }
  const fallback = useDefaultQuery(lists, defaultRange(timezone))
  const { search, setSearch, ...state } = usePageQuery<typeof summarySearch, SummaryQuery>({
    shape: summarySearch,
    fields: ['business', 'workplace', 'from', 'to'],
    known: lists.isLoading ? null : true,
    find,
    toSearch: toSummarySearch,
    remember: (next) => {
      const { organisation } = rememberedQuery(user) ?? fallback
      rememberQuery(user, { ...next, organisation })
    },
    fallback: { business: fallback.business, workplace: null, range: fallback.range },
    calls: SUMMARY_CALLS,
  })
  const { query, problems } = state
  const workplaces = useWorkplaces(query?.business ?? null)
  const names = workplaces.data?.workplaces ?? []
  const earlier = rememberedQuery(user)?.workplace
  const workplace = query?.workplace ?? names.find((name) => name === earlier) ?? names[0] ?? null
  useCompleteAddress({ search, setSearch }, workplace === null || problems.length > 0 ? null : { workplace })
  return { ...state, workplaces, query: useMemo(() => query && { ...query, workplace }, [query, workplace]) }

  function find({
    business,
    workplace: named,
    from,
    to,
  }: SearchOf<typeof summarySearch>): Found<SummaryQuery> {
    const known = { ...lists, today: today(timezone) }
    const remembered = rememberedQuery(user)
    const isAddressed = business !== null || from !== null || to !== null
    const found = isAddressed
      ? readAddress({ business, organisation: null, from, to }, fallback, known)
      : { query: remembered === null ? fallback : usableQuery(remembered, fallback, known), problems: [] }
    const chosen = found.query.business ?? fallback.business
    return {
      query: { business: chosen, workplace: named, range: found.query.range },
      problems: found.problems,
    }
  }
}
