import type { ECElementEvent } from 'echarts/core'
import { onTestFinished, vi } from 'vitest'

/** Gives charts a size until the test is over: jsdom does no layout, and a chart without a size is not drawn. */
export function layOutCharts({ width, height }: { width: number; height: number }): void {
  const sizes = [
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width),
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height),
  ]
  onTestFinished(() => {
    for (const size of sizes) size.mockRestore()
  })
}

/** Heights of the bars of one colour in a drawn chart, px; 0 for a missing value. */
export function barHeights(chart: HTMLElement, colour: string): number[] {
  return [...chart.querySelectorAll(`path[fill="${colour}"]`)].map((bar) => {
    const points = (bar.getAttribute('d') ?? '').matchAll(/[ML](?:[\d.]+) ([\d.]+)/g)
    const heights = [...points].map(([, y]) => Number(y))
    return Math.max(...heights) - Math.min(...heights)
  })
}

/** Reads the charts before the first test needs them: ECharts takes longer to read than a test waits for a picture. */
export async function preloadCharts(): Promise<void> {
  await import('@console/ui/charts')
}

/** Waits for the drawing in a figure. Returns its contents, and clicks on its parts, whose positions jsdom does not know. */
export async function drawingIn(figure: HTMLElement) {
  // Not read with this file: ECharts keeps the animation frames of the moment when it is read first.
  const { getInstanceByDom } = await import('echarts/core')
  const chart = await vi.waitFor(() => {
    const element = figure.querySelector<HTMLElement>('[_echarts_instance_]')
    const found = element ? getInstanceByDom(element) : undefined
    if (!found || !('series' in (found.getOption() ?? {}))) throw new Error('nothing is drawn in the figure')
    return found
  })
  return {
    option: () => chart.getOption(),
    click: (params: Partial<ECElementEvent>) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a page reads of a click
      chart.trigger('click', params as ECElementEvent)
    },
  }
}
