import { NoAccess, BusinessSelect, MonthFilter, OrganizationSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import {
  BandLoading,
  isForbidden,
  QueryBand,
  isSameValue,
  useUrlSearch,
  type SearchProblem,
} from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { StatSkeleton } from '../../frame/StatSkeleton.tsx'
import { defaultRange } from '../../page-query/query-range.ts'
import { type MonthQuery, rememberedMonth, rememberMonth } from '../../page-query/remembered-month.ts'
import { useWriteQuery } from '../../page-query/use-write-query.ts'
import { useBillSummary, useBillVisible, BILL_CALLS } from '../../queries/bill.ts'
import { useQueryLists } from '../../queries/query-lists.ts'
import { useRefetch } from '../../queries/use-refetch.ts'
import { toBillFilter, findMonthQuery } from './bill-query.ts'
import { billSearch } from './bill-search.ts'
import { BillDetail } from './BillDetail.tsx'
import { BillHead } from './BillHead.tsx'
import { BillSummary } from './BillSummary.tsx'
import { BillTable } from './BillTable.tsx'
import { useInitialMonth } from './use-initial-month.ts'
import frame from '../../frame/StatPage.module.css'

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

function Bill({ query, state }: { query: MonthQuery; state: BillQueryState }) {
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

type BillQueryState = {
  /** Null until it is known what the person may request. */
  query: MonthQuery | null
  currentMonth: string
  problems: readonly SearchProblem[]
  cleanAddress: () => void
  inquire: (next: MonthQuery) => void
  reset: () => void
  page: number
  setPage: (page: number) => void
  /** The organisation whose accounts are open. */
  row: number | null
  setRow: (row: number | null) => void
}

/**
 * The query of the bill: the address is first, then what was inquired last within a day, then the initial values; what is
 * found is written into the address (STAT-Q7, STAT-Q8, BILL-Q10).
 */
function useBillQuery(): BillQueryState {
  const { user, timezone } = useHost()
  const refetch = useRefetch(BILL_CALLS)
  const lists = useQueryLists()
  const address = useUrlSearch(billSearch)
  const { business, organisation, month, page, row } = address.search
  const isAddressed = [business, organisation, month].some((value) => value !== null)
  const fallback = useInitialMonth(lists)
  const currentMonth = fallback.month

  const found = useMemo(() => {
    if (lists.isLoading) return null
    const known = { ...lists, currentMonth }
    const remembered = () => rememberedMonth(user)
    return findMonthQuery({ business, organisation, month }, remembered, { fallback, known })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again with the address alone
  }, [business, organisation, month, lists.isLoading, timezone])

  // A part that was not understood stays in the address until the person has read of it.
  const isRead = isAddressed || address.problems.length > 0
  useWriteQuery(isRead ? null : (found?.query ?? null), (query: MonthQuery) =>
    address.setSearch(query, { replace: true }),
  )

  function apply(next: MonthQuery) {
    if (found !== null && page === 1 && isSameValue(found.query, next)) refetch()
    else address.setSearch({ ...next, page: 1, row: null })
  }

  return {
    query: found?.query ?? null,
    currentMonth,
    problems: [...address.problems, ...(found?.problems ?? [])],
    cleanAddress: () => {
      if (found !== null) address.setSearch(found.query, { replace: true })
    },
    inquire: (next) => {
      rememberMonth(user, { ...next, days: defaultRange(timezone) })
      apply(next)
    },
    reset: () => apply(fallback),
    page,
    setPage: (next) => address.setSearch({ page: next }),
    row,
    setRow: (next) => address.setSearch({ row: next }),
  }
}
