import { bill, billClosing, DEFAULT_PAGE_SIZE, tenant, type BodyOf, type DataOf } from '@console/contracts'
import { useCallMutation, useCallQuery, useHost, usePrefetchCall } from '@console/sub-app'

export type BillAnswer = DataOf<typeof bill.accounts>
export type BillRow = NonNullable<BillAnswer['records']>[number]
export type BillAccount = DataOf<typeof bill.accountsDetail>['records'][number]
/** Month, business and organisation of a bill. */
export type BillFilter = Pick<BodyOf<typeof bill.accounts>, 'queryDate' | 'bizTypeId' | 'orgId'>

/** Requested again by Inquire where nothing has changed in the form. */
export const BILL_CALLS = [bill.accounts, bill.accountsDetail]

const NO_ROWS = { current: 1, size: 0 }

/** Loads the totals of a month, without its rows (BILL-005, BILL-Q17). */
export function useBillSummary(filter: BillFilter | null) {
  return useCallQuery(bill.accounts, filter && { body: { ...filter, ...NO_ROWS } })
}

/** Requests the whole of a month, and one page of organisations, before they are shown. */
export function usePrefetchBill(filter: BillFilter | null, current: number): void {
  usePrefetchCall(bill.accounts, filter && { body: { ...filter, ...NO_ROWS } })
  usePrefetchCall(bill.accounts, filter && { body: { ...filter, current, size: DEFAULT_PAGE_SIZE } })
}

/** One page of organisations (BILL-015). */
export function useBillRows(filter: BillFilter, page: { current: number; size: number }) {
  return useCallQuery(bill.accounts, { body: { ...filter, ...page } })
}

/** The accounts of one row (BILL-017). */
export function useBillAccounts(
  filter: BillFilter,
  page: { detailOrgId: number; current: number; size: number },
) {
  return useCallQuery(bill.accountsDetail, { body: { ...filter, ...page } })
}

/** True if the company's bill shows how many accounts there are; a missing setting counts as no (BILL-Q6). */
export function useBillVisible() {
  const { user } = useHost()
  const { tenantId } = user
  return useCallQuery(tenant.detail, tenantId === null ? null : { query: { tenantId } }, {
    select: ({ billAccountVisible }) => billAccountVisible === 1,
  })
}

/** True if the company's bill is explicitly switched off; false on a platform that has no such switch. */
export function useIsBillOff(): boolean {
  const { user } = useHost()
  const { tenantId } = user
  const { data } = useCallQuery(tenant.detail, tenantId === null ? null : { query: { tenantId } }, {
    select: ({ billAccountVisible }) => billAccountVisible === 0,
  })
  return data === true
}

export function useCloseMonth(onSuccess: () => void) {
  return useCallMutation(billClosing.close, { changes: BILL_CALLS, onSuccess })
}
