import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { barOption, type BarMark, type BarWindow } from './bar-option.ts'
import type { ChartProps } from './chart-data.ts'
import { ChartFigure } from './ChartFigure.tsx'

type BarChartProps = ChartProps &
  Partial<BarWindow> & {
    /** The series of a category on each other, the first at the bottom. */
    isStacked?: boolean
    /** Without a window, however many bars there are. */
    showsAll?: boolean
    mark?: BarMark
  }

/** Values beside each other, or on each other. */
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
