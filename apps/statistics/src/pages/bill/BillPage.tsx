import { NoAccess } from '@console/domain-ui'
import { BandLoading, isForbidden } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import frame from '../../frame/StatPage.module.css'
import { StatSkeleton } from '../../frame/StatSkeleton.tsx'
import type { MonthQuery } from '../../page-query/remembered-month.ts'
import { useBillSummary, useBillVisible } from '../../queries/bill.ts'
import { BillBand } from './BillBand.tsx'
import { BillDetail } from './BillDetail.tsx'
import { BillHead } from './BillHead.tsx'
import { BillSummary } from './BillSummary.tsx'
import { BillTable } from './BillTable.tsx'
import { toBillFilter } from './bill-query.ts'
import { useBillQuery, type BillQueryState } from './use-bill-query.ts'

/** What accounts cost in a month: the whole, by organisation, and each account with why (BILL-001 to BILL-024). */
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
