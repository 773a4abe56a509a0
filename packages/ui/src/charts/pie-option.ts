import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData } from './chart-data.ts'
import { coloured, commonParts, FONT } from './chart-parts.ts'

/** Of the drawing: the ring leaves room for the total. */
const RADIUS = ['52%', '82%']

export type PieOptions = {
  formatValue: (value: number) => string
  colours: readonly string[]
  /** The position of the chosen slice. */
  chosen: number | null
  /** Slices lead somewhere. */
  isChosen: boolean
}

/** A ring with a slice a category, of the first series; its total in the middle. */
export function pieOption(
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
            opacity: chosen === null || index === chosen ? 1 : 0.45,
            borderColor: 'var(--surface)',
            borderWidth: 2,
          },
        })),
      },
    ],
  }
}
