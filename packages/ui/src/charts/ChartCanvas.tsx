import ReactECharts from 'echarts-for-react/esm/core'
import { BarChart, LineChart } from 'echarts/charts'
import { DataZoomSliderComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { dispose, getInstanceByDom, init, use as register, type EChartsCoreOption } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

register([
  BarChart,
  LineChart,
  DataZoomSliderComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  SVGRenderer,
])

const ECHARTS = { dispose, getInstanceByDom, init }
/** SVG takes colours from CSS variables, so that a chart follows the theme by itself. */
const SETUP = { renderer: 'svg' } as const

/** The drawing of a chart, as wide as its container. */
export function ChartCanvas({ option, height }: { option: EChartsCoreOption; height: number }) {
  return <ReactECharts echarts={ECHARTS} opts={SETUP} option={option} notMerge style={{ height }} />
}
