import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ChartProps } from './chart-data.ts'
import { barOption } from './bar-option.ts'
import { ChartFigure } from './ChartFigure.tsx'

/** Values beside each other. */
export function BarChart(props: ChartProps) {
  const { formatNumber } = useIntl()
  const { data } = props
  const option = useMemo(() => barOption(data, formatNumber), [data, formatNumber])
  return <ChartFigure {...props} option={option} />
}
