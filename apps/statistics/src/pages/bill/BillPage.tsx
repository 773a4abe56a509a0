import { BusinessSelect, MonthFilter, NoAccess, OrganizationSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandLoading, isForbidden, QueryBand, type SearchProblem, today, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import { StatSkeleton } from '../../frame/StatSkeleton.tsx'
import type { KnownIds } from '../../model/stat-query.ts'
import { defaultRange } from '../../page-query/query-range.ts'
import { type MonthQuery, rememberedQuery, rememberMonth } from '../../page-query/remembered-query.ts'
import { useDefaultQuery } from '../../page-query/use-default-query.ts'
import { NO_LISTS } from '../../page-query/use-likely-query.ts'
import { usePageQuery } from '../../page-query/use-page-query.ts'
import {
  BILL_CALLS,
  type BillFilter,
  useBillSummary,
  useBillVisible,
  usePrefetchBill,
} from '../../queries/bill.ts'
import { useQueryLists } from '../../queries/query-lists.ts'
import { billSearch } from './bill-search.ts'
import { BillDetail } from './BillDetail.tsx'
import { BillHead } from './BillHead.tsx'
import { BillSummary } from './BillSummary.tsx'
import { BillTable } from './BillTable.tsx'
import frame from '../../frame/StatPage.module.css'

const has = (ids: KnownIds, id: number | null): boolean => id === null || ids === null || ids.has(id)

const MONTH_CHARACTERS = 7

export { texts } from './texts.ts'

/** Cost of accounts in a month: the whole, by organisation, and each account with why (BILL-001 to BILL-024). */
export function BillPage() {
  const { formatMessage } = useIntl()
  const bill = useBillQuery()
  const { query } = bill
  const { error } = useBillSummary(query === null ? null : toBillFilter(query))
  if (isForbidden(error)) return <NoAccess page={formatMessage({ id: 'bill' })} />
  return query === null ? (
    <>
      <BandLoading />
      <div className={frame['page']}>
        <StatSkeleton />
      </div>
    </>
  ) : (
    <Bill query={query} state={bill} />
  )
}

function Bill({ query, state }: { query: MonthQuery; state: BillQuery }) {
  const { draft, setDraft } = useFilterDraft(query)
  const filter = toBillFilter(query)
  const visible = useBillVisible()
  const isVisible = visible.data ?? false
  return (
    <>
      <BillBand
        draft={draft}
        currentMonth={state.currentMonth}
        onChange={setDraft}
        onInquire={() => state.inquire(draft)}
        onReset={() => {
          setDraft(query)
          state.reset()
        }}
      />
      <div className={frame['page']}>
        <AddressNotice problems={state.problems} onClear={state.cleanAddress} />
        <BillHead
          filter={filter}
          exported={toBillFilter(draft)}
          isRunning={query.month === state.currentMonth}
        />
        <BillSummary filter={filter} visible={visible} />
        <BillTable
          filter={filter}
          isVisible={isVisible}
          page={state.page}
          onPage={state.setPage}
          onOpen={state.setRow}
        />
      </div>
      {state.row !== null && (
        <BillDetail
          key={state.row}
          filter={filter}
          organisation={state.row}
          rowPage={state.page}
          isVisible={isVisible}
          onClose={() => state.setRow(null)}
        />
      )}
    </>
  )
}

type BillBandProps = {
  draft: MonthQuery
  currentMonth: string
  onChange: (draft: MonthQuery) => void
  onInquire: () => void
  onReset: () => void
}

/** Business, organisation and month (BILL-001, BILL-002). */
function BillBand({ draft, currentMonth, onChange, onInquire, onReset }: BillBandProps) {
  const { formatMessage } = useIntl()
  return (
    <QueryBand onInquire={onInquire} onReset={onReset}>
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        value={draft.business}
        width={210}
        onChange={(business) => onChange({ ...draft, business })}
      />
      <OrganizationSelect
        label={formatMessage({ id: 'stat.organisation' })}
        value={draft.organisation}
        width={230}
        onChange={(organisation) => onChange({ ...draft, organisation })}
      />
      <MonthFilter
        label={formatMessage({ id: 'bill.month' })}
        value={draft.month}
        last={currentMonth}
        onChange={(month) => onChange({ ...draft, month })}
      />
    </QueryBand>
  )
}

type BillQuery = ReturnType<typeof useBillQuery>

/** The query of the bill (BILL-Q10), the page of organisations, and the organisation whose accounts are open. */
function useBillQuery() {
  const { user, timezone } = useHost()
  const lists = useQueryLists()
  const fallback = useInitialMonth(lists)
  const currentMonth = fallback.month
  const { search, setSearch, ...state } = usePageQuery({
    shape: billSearch,
    fields: ['business', 'organisation', 'month'],
    known: lists.isLoading ? null : true,
    find: (address) =>
      findMonthQuery(address, () => rememberedQuery(user), { fallback, known: { ...lists, currentMonth } }),
    toSearch: (query: MonthQuery) => query,
    restart: { page: 1, row: null },
    remember: (query) => rememberMonth(user, { ...query, days: defaultRange(timezone) }),
    fallback,
    calls: BILL_CALLS,
  })
  const { page, row } = search
  return {
    ...state,
    currentMonth,
    page,
    setPage: (next: number) => setSearch({ page: next }),
    row,
    setRow: (next: number | null) => setSearch({ row: next }),
  }
}

/** Requests the bill that is most probably shown, where it need not be read from the lists. */
export function usePrefetchFirstView(): void {
  const { user } = useHost()
  const { search } = useUrlSearch(billSearch)
  const fallback = useInitialMonth(NO_LISTS)
  const known = { ...NO_LISTS, currentMonth: fallback.month }
  const remembered = () => rememberedQuery(user)
  const { query, problems } = findMonthQuery(search, remembered, { fallback, known })
  const isKnown = query !== fallback || (fallback.business !== null && fallback.organisation !== null)
  usePrefetchBill(isKnown && problems.length === 0 ? toBillFilter(query) : null, search.page)
}

/** The running month, of the person's own business and organisation where the lists have them. */
function useInitialMonth(lists: ReturnType<typeof useQueryLists>): MonthQuery {
  const { timezone } = useHost()
  const { business, organisation } = useDefaultQuery(lists, defaultRange(timezone))
  return { business, organisation, month: today(timezone).slice(0, MONTH_CHARACTERS) }
}

type Known = { businesses: KnownIds; organisations: KnownIds; currentMonth: string }

type PartialQuery = Pick<MonthQuery, 'business' | 'organisation'> & { month: string | null }

/**
 * A query of an address or an earlier one, with the initial value for what cannot be requested, and what that was; months
 * that have not started cannot be (BILL-Q10).
 */
function usableMonthQuery(
  { business, organisation, month }: PartialQuery,
  fallback: MonthQuery,
  known: Known,
): { query: MonthQuery; problems: SearchProblem[] } {
  const problems: SearchProblem[] = []
  const usable = <Value extends string | number | null>(
    name: string,
    value: Value,
    { isUsable, initial }: { isUsable: boolean; initial: Value },
  ): Value => {
    if (isUsable) return value
    problems.push({ name, value: String(value), reason: 'malformed' })
    return initial
  }
  const query = {
    business: usable('business', business, {
      isUsable: has(known.businesses, business),
      initial: fallback.business,
    }),
    organisation: usable('organisation', organisation, {
      isUsable: has(known.organisations, organisation),
      initial: fallback.organisation,
    }),
    month: usable('month', month ?? fallback.month, {
      isUsable: (month ?? fallback.month) <= known.currentMonth,
      initial: fallback.month,
    }),
  }
  return { query, problems }
}

/** The query of the address; where it has none, the remembered one or the initial one. */
function findMonthQuery(
  address: PartialQuery,
  remembered: () => PartialQuery | null,
  { fallback, known }: { fallback: MonthQuery; known: Known },
): { query: MonthQuery; problems: SearchProblem[] } {
  const { business, organisation, month } = address
  if ([business, organisation, month].some((value) => value !== null))
    return usableMonthQuery(address, fallback, known)
  const before = remembered()
  const query = before === null ? fallback : usableMonthQuery(before, fallback, known).query
  return { query, problems: [] }
}

function toBillFilter({ business, organisation, month }: MonthQuery): BillFilter {
  return {
    queryDate: month,
    ...(business === null ? {} : { bizTypeId: business }),
    ...(organisation === null ? {} : { orgId: organisation }),
  }
}
