import { sumBillLines, type bill, type BillLine, type Complete } from '@console/contracts'

/** The figures of a bill under their names on the wire. */
export function billCounts(
  organizations: readonly { lines: readonly BillLine[] }[],
  month: string,
): Complete<bill.BillCounts> {
  const { effectiveCount, openFirstHalfCount, openAfterHalfCount, ...rest } = sumBillLines(
    organizations.flatMap(({ lines }) => lines),
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
