import type { EChartsCoreOption } from 'echarts/core'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ChartData, ChartProps } from './chart-data.ts'
import { coloured, commonParts, FONT } from './chart-parts.ts'
import { ChartFigure } from './ChartFigure.tsx'

/** Radii relative to the drawing: the ring leaves room for the total. */
const RADIUS = ['52%', '82%']

export type PieSlice = { key: string; name: string; value: number; colour: string }

type PieChartProps = Omit<ChartProps, 'data' | 'hasLegend' | 'onChoose'> & {
  /** Name for the kind of slices, such as "Status": head of the table's first column. */
  categoryName: string
  valueName: string
  /** Clockwise from the top. */
  slices: readonly PieSlice[]
  /** The key of the slice that is shown apart from the others. */
  chosen?: string | null
  /** Called for a click on a slice, or on its name in the table, and Enter on it. */
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

type PieOptions = {
  formatValue: (value: number) => string
  colours: readonly string[]
  /** The position of the chosen slice. */
  chosen: number | null
  /** True if slices can be clicked. */
  isChosen: boolean
}

/** A ring with a slice a category, of the first series; its total in the middle. */
function pieOption(
  given: ChartData,
  { formatValue, colours, chosen, isChosen }: PieOptions,
): EChartsCoreOption {
  const data = coloured(given)
  const values = data.series[0]?.values.map((value) => value ?? 0) ?? []
  const total = values.reduce((sum, value) => sum + value, 0)
  return {
    ...commonParts(data, { formatValue, hasLegend: false, trigger: 'item' }),
    series: [
      {
        type: 'pie',
        radius: RADIUS,
        startAngle: 90,
        cursor: isChosen ? 'pointer' : 'default',
        label: {
          position: 'center',
          color: 'var(--text)',
          fontSize: 24,
          fontWeight: 600,
          fontFamily: FONT,
          formatter: () => formatValue(total),
        },
        labelLine: { show: false },
        emphasis: { scaleSize: 4 },
        selectedMode: false,
        selectedOffset: 8,
        data: values.map((value, index) => ({
          name: data.categories[index],
          value,
          selected: index === chosen,
          // The total is the label of one slice that is not faded.
          label: { show: index === (chosen ?? 0) },
          itemStyle: {
            color: colours[index],
            // The others step back, so that the choice is seen without its colour.
            opacity: chosen === null || index === chosen ? 1 : 0.7,
            borderColor: 'var(--surface)',
            borderWidth: 2,
          },
        })),
      },
    ],
  }
}
