import { hoursFromSeconds } from '@console/ui'
import { useIntl } from 'react-intl'

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Formats seconds as hours with two decimals, grouped as every other figure of a table (SHELL-098). */
export function useHoursText(): (seconds: number) => string {
  const { formatNumber } = useIntl()
  return (seconds) => formatNumber(Number(hoursFromSeconds(seconds)), TWO_DECIMALS)
}
