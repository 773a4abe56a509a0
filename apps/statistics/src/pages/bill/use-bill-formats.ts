import type { bill } from '@console/contracts'
import { useIntl } from 'react-intl'

/** Months of a bill: one decimal when not whole (BILL-Q3); a difference has its sign. */
export function useAmount() {
  const { formatNumber } = useIntl()
  const decimals = (value: number) => (Number.isInteger(value) ? 0 : 1)
  const amount = (value: number) => formatNumber(value, { minimumFractionDigits: decimals(value) })
  const difference = (value: number) =>
    formatNumber(value, { minimumFractionDigits: decimals(value), signDisplay: 'exceptZero' })
  return { amount, difference }
}

/** "November 2026" of `2026-11`. */
export function useMonthName(): (month: string) => string {
  const { formatDate } = useIntl()
  return (month) => formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

type Parts = Pick<bill.BillCounts, 'accounts' | 'month' | 'firstHalfMonth' | 'afterHalfMonth'>

/** Explains a bill as a sum: `412.5 = 400 + 0.5 × (15 + 10)` (BILL-032). */
export function useSumText(): (parts: Parts) => string {
  const { formatMessage } = useIntl()
  const { amount } = useAmount()
  return ({ accounts, month, firstHalfMonth, afterHalfMonth }) =>
    formatMessage(
      { id: 'bill.sum' },
      {
        accounts: amount(accounts),
        month: amount(month),
        first: amount(firstHalfMonth),
        second: amount(afterHalfMonth),
      },
    )
}
