import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ChartProps } from './chart-data.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { lineOption } from './line-option.ts'

/** Values over time. */
export function LineChart(props: ChartProps) {
  const { formatNumber } = useIntl()
  const { data, formatValue = formatNumber } = props
  const option = useMemo(() => lineOption(data, formatValue), [data, formatValue])
  return <ChartFigure {...props} option={option} />
}
