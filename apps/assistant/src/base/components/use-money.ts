import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'

/**
 * Formats an amount in the company's currency; a company that the server names no currency of gets the plain number.
 * Always with two decimals: rates are in hundredths in every currency.
 */
export function useMoney(): (amount: number) => string {
  const { formatNumber } = useIntl()
  const { currency } = useHost().user
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return (amount) =>
    currency
      ? formatNumber(amount, { ...digits, style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      : formatNumber(amount, digits)
}
