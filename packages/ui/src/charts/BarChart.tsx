import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { barOption, type BarWindow } from './bar-option.ts'
import type { ChartProps } from './chart-data.ts'
import { ChartFigure } from './ChartFigure.tsx'

type BarChartProps = ChartProps &
  Partial<BarWindow> & {
    /** The series of a category on each other, the first at the bottom. */
    isStacked?: boolean
  }

/** Values beside each other, or on each other. */
export function BarChart({ firstShown = 'end', isStacked = false, ...props }: BarChartProps) {
  const { formatNumber } = useIntl()
  const { data, formatValue = formatNumber, hasLegend = true } = props
  const option = useMemo(
    () => barOption(data, { formatValue, firstShown, hasLegend, isStacked }),
    [data, formatValue, firstShown, hasLegend, isStacked],
  )
  return <ChartFigure {...props} option={option} />
}
