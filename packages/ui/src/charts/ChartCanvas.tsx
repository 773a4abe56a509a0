import ReactECharts from 'echarts-for-react/esm/core'
import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { DataZoomSliderComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use as register, type EChartsCoreOption } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useState } from 'react'

register([
  BarChart,
  LineChart,
  PieChart,
  DataZoomSliderComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  SVGRenderer,
])

const ECHARTS = { dispose, getInstanceByDom, init }
/** SVG takes colours from CSS variables, so that a chart follows the theme by itself. */
const SETUP = { renderer: 'svg' } as const

/** What was clicked: a bar by its position, or the name of a category on its axis. */
export type ChartClick = { componentType?: string; dataIndex?: number; value?: unknown }

type ChartCanvasProps = {
  option: EChartsCoreOption
  height: number
  onClick?: ((click: ChartClick) => void) | undefined
}

/** The drawing of a chart, as wide as its container. */
export function ChartCanvas({ option, height, onClick }: ChartCanvasProps) {
  const [clicks] = useState(createClicks)
  useEffect(() => clicks.follow(onClick))
  return (
    <ReactECharts
      echarts={ECHARTS}
      opts={SETUP}
      option={option}
      notMerge
      style={{ height }}
      onEvents={clicks.events}
    />
  )
}

type OnClick = ChartCanvasProps['onClick']

/** The drawing keeps the handler of its beginning, which calls the present one. */
function createClicks() {
  let current: OnClick
  return {
    follow: (next: OnClick): void => {
      current = next
    },
    events: { click: (click: ChartClick) => current?.(click) },
  }
}

/** Shows the tooltip of a category in a drawing, or none. */
export function showTip(drawing: HTMLElement | null, index: number | null): void {
  const element = drawing?.querySelector<HTMLElement>('[_echarts_instance_]')
  const chart = element ? getInstanceByDom(element) : undefined
  chart?.dispatchAction(
    index === null ? { type: 'hideTip' } : { type: 'showTip', seriesIndex: 0, dataIndex: index },
  )
}
