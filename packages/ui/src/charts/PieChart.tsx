import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ChartProps } from './chart-data.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { pieOption } from './pie-option.ts'

export type PieSlice = { key: string; name: string; value: number; colour: string }

type PieChartProps = Omit<ChartProps, 'data' | 'hasLegend' | 'onChoose'> & {
  /** What the slices are, such as "Status": head of the table's first column. */
  categoryName: string
  valueName: string
  /** Clockwise from the top. */
  slices: readonly PieSlice[]
  /** The key of the slice that is shown apart from the others. */
  chosen?: string | null
  /** What a click on a slice does, or on its name in the table, and Enter on it. */
  onChoose?: (slice: PieSlice) => void
}

/** Shares of a whole, as a ring; the page has their names. */
export function PieChart({
  categoryName,
  valueName,
  slices,
  chosen = null,
  onChoose,
  ...figure
}: PieChartProps) {
  const { formatNumber } = useIntl()
  const { formatValue = formatNumber } = figure
  const isChosen = onChoose !== undefined
  const data = useMemo(
    () => ({
      categoryName,
      categories: slices.map(({ name }) => name),
      series: [{ name: valueName, values: slices.map(({ value }) => value) }],
    }),
    [slices, categoryName, valueName],
  )
  const option = useMemo(() => {
    const position = slices.findIndex(({ key }) => key === chosen)
    return pieOption(data, {
      formatValue,
      colours: slices.map(({ colour }) => colour),
      chosen: position === -1 ? null : position,
      isChosen,
    })
  }, [data, slices, chosen, formatValue, isChosen])
  return (
    <ChartFigure
      {...figure}
      data={data}
      option={option}
      indexOf={({ componentType, dataIndex }) =>
        componentType === 'series' && dataIndex !== undefined ? dataIndex : null
      }
      onChoose={
        onChoose &&
        ((index) => {
          const slice = slices[index]
          if (slice !== undefined) onChoose(slice)
        })
      }
    />
  )
}
