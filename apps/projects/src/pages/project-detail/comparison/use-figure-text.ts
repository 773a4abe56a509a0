import { hoursFromSeconds } from '@console/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { ComparisonMetric } from '../comparison-metrics.ts'

/** A figure with its unit; people, calls and the like have the unit in the figure's name. */
export function useFigureText(): (metric: ComparisonMetric, value: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return useCallback(
    (metric: ComparisonMetric, value: number) => {
      if (metric === 'onlineDuration') {
        return formatMessage({ id: 'comparison.hours' }, { hours: hoursFromSeconds(value) })
      }
      if (metric === 'conversionRate') {
        return formatNumber(value, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
      }
      return formatNumber(value)
    },
    [formatMessage, formatNumber],
  )
}
