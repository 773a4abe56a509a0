import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { barOption, type BarWindow } from './bar-option.ts'
import type { ChartProps } from './chart-data.ts'
import { ChartFigure } from './ChartFigure.tsx'

/** Values beside each other. */
export function BarChart({ firstShown = 'end', ...props }: ChartProps & Partial<BarWindow>) {
  const { formatNumber } = useIntl()
  const { data, formatValue = formatNumber, hasLegend = true } = props
  const option = useMemo(
    () => barOption(data, { formatValue, firstShown, hasLegend }),
    [data, formatValue, firstShown, hasLegend],
  )
  return <ChartFigure {...props} option={option} />
}
