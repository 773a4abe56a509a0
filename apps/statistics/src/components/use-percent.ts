import { useIntl } from 'react-intl'

/** Fractions as percent with two decimals (STAT-Q16). */
export function usePercent(): (value: number) => string {
  const { formatNumber } = useIntl()
  return (value) =>
    formatNumber(value, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
