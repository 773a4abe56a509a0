import { describe, expect, test } from 'vitest'
import { barOption, WINDOW_BARS } from './bar-option.ts'
import type { ChartData } from './chart-data.ts'
import { lineOption } from './line-option.ts'
import { tooltipContent } from './tooltip-content.ts'

const plain = (value: number) => `${value} h`

function data(count: number, series: string[] = ['One']): ChartData {
  return {
    categoryName: 'Day',
    categories: Array.from({ length: count }, (_, index) => `day ${index + 1}`),
    series: series.map((name) => ({ name, values: Array.from({ length: count }, (_, index) => index) })),
  }
}

describe('a chart', () => {
  test('has one point a category, and a legend only where there are several series', () => {
    const { xAxis, series, legend } = lineOption(data(30), plain)
    expect(xAxis).toMatchObject({ data: data(30).categories })
    expect(series).toMatchObject([{ type: 'line', name: 'One', data: data(30).series[0]?.values }])
    expect(legend).toBeUndefined()
    expect(lineOption(data(2, ['One', 'Two']), plain)['legend']).toBeDefined()
  })

  test('of many bars has a slider that first shows the last of them', () => {
    expect(barOption(data(WINDOW_BARS - 1), plain)['dataZoom']).toBeUndefined()
    expect(barOption(data(WINDOW_BARS), plain)['dataZoom']).toMatchObject([{ startValue: 0, endValue: 14 }])
    expect(barOption(data(40), plain)['dataZoom']).toMatchObject([{ startValue: 25, endValue: 39 }])
  })
})

test('a tooltip says names as texts, never as markup, and "-" where there is no value', () => {
  const name = '<img src=x onerror=alert(1)>'
  const shown = tooltipContent(
    {
      categoryName: 'Day',
      categories: ['Monday'],
      series: [
        { name, values: [3] },
        { name: 'None', values: [null] },
      ],
    },
    { index: 0, formatValue: plain, colourAt: () => 'red' },
  )
  expect(shown.textContent).toBe(`Monday${name}3 hNone-`)
  expect(shown.querySelector('img')).toBeNull()
})
