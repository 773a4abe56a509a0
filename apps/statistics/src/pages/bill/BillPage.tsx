import { MonthFilter, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { isForbidden, QueryBand, today, useUrlSearch } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import { QueryFrame } from '../../frame/QueryFrame.tsx'
import { StatSkeleton } from '../../frame/StatSkeleton.tsx'
import { findMonthQuery } from '../../page-query/month-query.ts'
import { defaultRange } from '../../page-query/query-range.ts'
import { type MonthQuery, rememberedQuery, rememberMonth } from '../../page-query/remembered-query.ts'
import { useDefaultQuery } from '../../page-query/use-default-query.ts'
import { NO_LISTS } from '../../page-query/use-likely-query.ts'
import { usePageQuery } from '../../page-query/use-page-query.ts'
import { useQueryFields } from '../../page-query/use-query-fields.tsx'
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

const MONTH_CHARACTERS = 7

export { texts } from './texts.ts'

/** Cost of accounts in a month: the whole, by organisation, and each account with why (BILL-001 to BILL-024). */
export function BillPage() {
  const { formatMessage } = useIntl()
  const bill = useBillQuery()
  const { query } = bill
  const { error } = useBillSummary(query && toBillFilter(query))
  if (isForbidden(error)) return <NoAccess page={formatMessage({ id: 'bill' })} />
  return query === null ? (
    <QueryFrame band={false} problems={bill.problems} onClear={bill.cleanAddress}>
      <StatSkeleton />
    </QueryFrame>
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
    <QueryFrame
      band={
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
      }
      problems={state.problems}
      onClear={state.cleanAddress}
    >
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
    </QueryFrame>
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
  const { business, organisation } = useQueryFields(draft, (changes) => onChange({ ...draft, ...changes }))
  return (
    <QueryBand onInquire={onInquire} onReset={onReset}>
      {business}
      {organisation}
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

function toBillFilter({ business, organisation, month }: MonthQuery): BillFilter {
  return {
    queryDate: month,
    ...(business === null ? {} : { bizTypeId: business }),
    ...(organisation === null ? {} : { orgId: organisation }),
  }
}
