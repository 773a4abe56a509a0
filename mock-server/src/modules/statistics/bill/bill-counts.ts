import { billOf, type AccountSpan, type bill } from '@console/contracts'

/** The figures of a bill under their names on the wire. */
export function billCounts(
  accounts: readonly { spans: readonly AccountSpan[] }[],
  month: string,
): bill.BillCounts {
  const { effectiveCount, openFirstHalfCount, openAfterHalfCount, ...rest } = billOf(
    accounts.map(({ spans }) => spans),
    month,
  )
  const { closeFirstHalfCount, closeAfterHalfCount, ...billed } = rest
  return {
    ...billed,
    open_account_count: openFirstHalfCount + openAfterHalfCount,
    close_account_count: closeFirstHalfCount + closeAfterHalfCount,
    effective_account_count: effectiveCount,
    open_first_half_count: openFirstHalfCount,
    open_after_half_count: openAfterHalfCount,
    close_first_half_count: closeFirstHalfCount,
    close_after_half_count: closeAfterHalfCount,
  }
}
