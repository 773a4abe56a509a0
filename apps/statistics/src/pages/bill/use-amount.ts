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
