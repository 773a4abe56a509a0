import ReactECharts from 'echarts-for-react/esm/core'
import type { EChartsReactProps } from 'echarts-for-react/esm/types'
import { BarChart, LineChart, PieChart } from 'echarts/charts'
import {
  DataZoomSliderComponent,
  GridComponent,
  LegendPlainComponent,
  TooltipComponent,
} from 'echarts/components'
import {
  dispose,
  getInstanceByDom,
  init,
  use as register,
  type ECharts,
  type EChartsCoreOption,
} from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useState } from 'react'
import { takeTurns } from './take-turns.ts'

register([
  BarChart,
  LineChart,
  PieChart,
  DataZoomSliderComponent,
  GridComponent,
  LegendPlainComponent,
  TooltipComponent,
  SVGRenderer,
])

const ECHARTS = { dispose, getInstanceByDom, init }
/** SVG takes colours from CSS variables, so that a chart follows the theme by itself. */
const SETUP = { renderer: 'svg' } as const

/**
 * The library draws an empty chart first, waits two frames for its end to read the size of the container, and then makes the
 * chart again. Here the container has its size at once, and the chart follows when that changes.
 */
class Canvas extends ReactECharts {
  #withdraw = (): void => {}
  #isDrawn = false

  override async initEchartsInstance(): Promise<ECharts> {
    return new Promise((resolve) => {
      // A chart that is gone already in the commit that brought it is not drawn.
      let isGone = false
      this.#withdraw = () => (isGone = true)
      queueMicrotask(() => {
        if (isGone) return
        this.#withdraw = takeTurns(() => {
          this.#isDrawn = true
          resolve(init(this.ele, undefined, SETUP))
        })
      })
    })
  }

  /** Before its turn the chart needs no update: it is drawn later, with its properties of that moment. */
  override componentDidUpdate(before: EChartsReactProps): void {
    if (this.#isDrawn) super.componentDidUpdate(before)
  }

  override componentWillUnmount(): void {
    this.#withdraw()
    this.#isDrawn = false
    super.componentWillUnmount()
  }
}

/** The clicked part: a bar by its position, the name of a category on its axis, or a column of the plot (`column`). */
export type ChartClick = { componentType?: string; dataIndex?: number; value?: unknown }

type ChartCanvasProps = {
  option: EChartsCoreOption
  height: number
  onClick?: ((click: ChartClick) => void) | undefined
  /** A click anywhere above a category of the x axis counts as one on its column. */
  picksColumns?: boolean
}

/** The drawing of a chart, as wide as its container. */
export function ChartCanvas({ option, height, onClick, picksColumns = false }: ChartCanvasProps) {
  const [clicks] = useState(createClicks)
  useEffect(() => clicks.follow(onClick))
  return (
    <Canvas
      echarts={ECHARTS}
      opts={SETUP}
      option={option}
      notMerge
      style={{ height }}
      onEvents={clicks.events}
      {...(picksColumns && { onChartReady: clicks.followColumns })}
    />
  )
}

type OnClick = ChartCanvasProps['onClick']

/** The drawing retains its first handler, which calls the current one. */
function createClicks() {
  let current: OnClick
  return {
    follow: (next: OnClick): void => {
      current = next
    },
    events: { click: (click: ChartClick) => current?.(click) },
    /** Lines have no area of their own to be clicked. */
    followColumns: (chart: ECharts): void => {
      const plot = chart.getZr()
      const isInside = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) =>
        chart.containPixel('grid', [offsetX, offsetY])
      plot.on('mousemove', (event) => plot.setCursorStyle(isInside(event) ? 'pointer' : 'default'))
      plot.on('click', (event) => {
        const { offsetX } = event
        if (!isInside(event)) return
        current?.({ componentType: 'column', dataIndex: chart.convertFromPixel({ xAxisIndex: 0 }, offsetX) })
      })
    },
  }
}

/** Shows the tooltip of a category in a drawing, or none. */
export function showTip(drawing: HTMLElement | null, index: number | null): void {
  const element = drawing?.querySelector<HTMLElement>('[_echarts_instance_]')
  const chart = element ? getInstanceByDom(element) : undefined
  if (chart === undefined) return
  chart.dispatchAction(
    index === null
      ? { type: 'hideTip' }
      : { type: 'showTip', seriesIndex: findDrawnSeries(chart, index), dataIndex: index },
  )
}

/** The first series with a point there, since a tooltip is at a point; a line may end before the last category. */
function findDrawnSeries(chart: ECharts, index: number): number {
  const { series } = chart.getOption()
  const all: unknown[] = Array.isArray(series) ? series : []
  return Math.max(
    0,
    all.findIndex((one) => hasPoint(one, index)),
  )
}

function hasPoint(series: unknown, index: number): boolean {
  if (typeof series !== 'object' || series === null || !('data' in series)) return false
  const points: unknown[] = Array.isArray(series.data) ? series.data : []
  return points[index] != null
}
