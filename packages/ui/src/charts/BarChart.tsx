import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { barOption, type BarMark, type BarWindow } from './bar-option.ts'
import type { ChartProps } from './chart-data.ts'
import { ChartFigure } from './ChartFigure.tsx'

type BarChartProps = ChartProps &
  Partial<BarWindow> & {
    /** Stacks the series of a category, the first at the bottom. */
    isStacked?: boolean
    /** Shows all bars without a window, however many there are. */
    showsAll?: boolean
    mark?: BarMark
  }

/** Bars side by side, or stacked. */
export function BarChart({
  firstShown = 'end',
  isStacked = false,
  showsAll = false,
  mark,
  ...props
}: BarChartProps) {
  const { formatNumber } = useIntl()
  const { data, formatValue = formatNumber, hasLegend = true } = props
  const option = useMemo(
    () => barOption(data, { formatValue, firstShown, hasLegend, isStacked, showsAll, mark }),
    [data, formatValue, firstShown, hasLegend, isStacked, showsAll, mark],
  )
  return <ChartFigure {...props} option={option} />
}
