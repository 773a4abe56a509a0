import { describe, expect, test } from 'vitest'
import { barOption, WINDOW_BARS } from './bar-option.ts'
import type { PlotTop } from './below-legend.ts'
import type { ChartData } from './chart-data.ts'
import { lineOption } from './line-option.ts'
import { barsEnd, barsHeight, rankOption } from './rank-option.ts'
import { toCsv } from './save-chart.ts'
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
  test('has one point a category, the extremes of those that share a pixel, and a legend only where there are several series', () => {
    const { xAxis, series, legend } = lineOption(data(30), plain)
    expect(xAxis).toMatchObject({ data: data(30).categories })
    expect(series).toMatchObject([
      { type: 'line', name: 'One', data: data(30).series[0]?.values, sampling: 'minmax' },
    ])
    expect(legend).toBeUndefined()
    expect(lineOption(data(2, ['One', 'Two']), plain)['legend']).toBeDefined()
  })

  test('begins its plot lower where the names of its series need further rows, as on a phone', () => {
    const series = ['Sales centre Shanghai', 'Service centre Chengdu', '华南客服中心', 'Night shift']
    const { media, grid } = lineOption(data(3, series), plain)
    expect(grid).toMatchObject({ top: 36 })
    // The names take some 160, 170, 90 and 100 px.
    const topAt = (width: number) =>
      (media as PlotTop[]).findLast(({ query }) => width <= (query?.maxWidth ?? width))?.option.grid.top // as `lineOption` makes it
    expect([1000, 600, 500, 350, 200, 160].map(topAt)).toEqual([36, 36, 60, 60, 84, 108])
    expect(lineOption(data(3), plain)['media']).toBeUndefined()
    const parts = rankOption(data(3, [...series, 'All']), { formatValue: plain, isChosen: false, parts: 4 })
    expect(parts['media']).toMatchObject([
      { option: { grid: { top: 32 } } },
      { option: { grid: { top: 56 } } },
      { option: { grid: { top: 80 } } },
      { option: { grid: { top: 104 } } },
    ])
  })

  test('of many bars has a slider that first shows the last of them, or the first', () => {
    const zoomOf = (bars: number, firstShown: 'start' | 'end') =>
      barOption(data(bars), { formatValue: plain, firstShown })['dataZoom']
    expect(zoomOf(WINDOW_BARS - 1, 'end')).toBeUndefined()
    expect(zoomOf(WINDOW_BARS, 'end')).toMatchObject([{ startValue: 0, endValue: 14 }])
    expect(zoomOf(40, 'end')).toMatchObject([{ startValue: 25, endValue: 39 }])
    expect(zoomOf(40, 'start')).toMatchObject([{ startValue: 0, endValue: 14 }])
  })

  test('leaves a series without any value out, and draws one to compare with dashed, its legend too', () => {
    const option = lineOption(
      {
        ...data(2),
        series: [
          { name: 'Today', values: [1, 2] },
          { name: 'Yesterday', values: [null, null] },
          { name: 'Last week', values: [3, 4], isDashed: true },
        ],
      },
      plain,
    )
    expect(option['series']).toMatchObject([
      { name: 'Today', lineStyle: { type: 'solid', color: 'var(--focus)' } },
      { name: 'Last week', lineStyle: { type: 'dashed', color: 'var(--text-3)' } },
    ])
    expect(option['legend']).not.toHaveProperty('icon')
  })

  test('of days that go on is dotted to the last point, where there is one before it', () => {
    const seriesOf = (values: readonly (number | null)[], goesOn = true) =>
      lineOption({ ...data(3), series: [{ name: 'One', values }], goesOn }, plain)['series']
    expect(seriesOf([4, 3, 1])).toMatchObject([
      { name: 'One', data: [4, 3], lineStyle: { type: 'solid' } },
      {
        name: 'One',
        data: [null, { value: 3, symbol: 'none' }, { value: 1 }],
        lineStyle: { type: 'dotted' },
      },
    ])
    expect(seriesOf([4, 3, 1], false)).toMatchObject([{ data: [4, 3, 1] }])
    expect(seriesOf([4, null, 1])).toMatchObject([{ data: [4, null, 1], showSymbol: true }])
    expect(seriesOf([4, 3, null])).toMatchObject([{ data: [4, 3, null] }])
  })

  test('of parts stacks them in colours of their own', () => {
    const parts = { ...data(1), series: [{ name: 'Tip', values: [3], colour: 'var(--level-tip)' }] }
    const { series } = barOption(parts, { formatValue: plain, firstShown: 'end', isStacked: true })
    expect(series).toMatchObject([{ stack: 'all', itemStyle: { color: 'var(--level-tip)' } }])
    expect(barOption(parts, { formatValue: plain, firstShown: 'end' })['series']).not.toMatchObject([
      { stack: 'all' },
    ])
  })

  test('of levels has their marks in the legend, which differ without colour', () => {
    const names = ['light', 'moderate', 'severe']
    const levels = names.map((name) => ({ name, values: [1], colour: `var(--level-${name})` }))
    const stacks = { ...data(1), series: levels }
    expect(barOption(stacks, { formatValue: plain, firstShown: 'end', isStacked: true })).toMatchObject({
      legend: {
        data: [
          { name: 'light', icon: 'circle' },
          { name: 'moderate', icon: 'diamond' },
          { name: 'severe', icon: 'triangle' },
        ],
      },
    })
  })

  test('of ranks has the best on top, and from 15 on a slider over the last 15 of the axis', () => {
    const zoomOf = (count: number) =>
      rankOption(data(count), { formatValue: plain, isChosen: true })['dataZoom']
    expect(zoomOf(14)).toBeUndefined()
    expect(zoomOf(15)).toMatchObject([{ startValue: 0, endValue: 14 }])
    expect(zoomOf(40)).toMatchObject([{ startValue: 25, endValue: 39 }])
    const { series, yAxis } = rankOption(data(3), { formatValue: plain, isChosen: true })
    expect(series).toMatchObject([{ data: [2, 1, 0] }])
    expect(yAxis).toMatchObject({ data: ['2', '1', '0'], triggerEvent: true })
  })

  test('of ranks has its bars 30 px apart while they fit, and shares the height among more', () => {
    expect([1, 3, 11].map((bars) => barsHeight(bars, { height: 350 }))).toEqual([30, 90, 330])
    expect([12, 15, 40].map((bars) => barsHeight(bars, { height: 350 }))).toEqual([342, 342, 342])
    expect(barsEnd(3, { height: 350, parts: 4 })).toBe(122)
    const { grid } = rankOption(data(3), { formatValue: plain, isChosen: true, height: 350 })
    expect(grid).toMatchObject({ top: 4, height: 90 })
  })

  test('of ranks has the marks of its entries before their names', () => {
    const marks = ['var(--level-severe)', undefined]
    const { yAxis, grid, series } = rankOption(data(2), { formatValue: plain, isChosen: true, marks })
    const { axisLabel } = yAxis as { axisLabel: { formatter: (position: string) => string } } // as ECharts calls it
    expect(['0', '1'].map(axisLabel.formatter)).toEqual(['day 1', 'day 2'])
    // The names begin behind the marks, whatever those are, and end where the bars begin.
    expect(yAxis).toMatchObject({ axisLabel: { align: 'left', width: 64, margin: 76 } })
    expect(grid).toMatchObject({ left: 94 })
    expect(series).toMatchObject([
      { type: 'bar' },
      {
        data: [
          { value: [0, 0], symbol: 'none' },
          { value: [0, 1], symbol: 'triangle', itemStyle: { color: 'var(--level-severe)' } },
        ],
        symbolOffset: [-89.5, 0],
      },
    ])
  })

  test('of ranks says in its tooltip the entry that is drawn there', () => {
    const { tooltip } = rankOption(data(3), { formatValue: plain, isChosen: true })
    const { formatter } = tooltip as { formatter: (hovered: { dataIndex: number }[]) => HTMLElement } // as ECharts calls it
    // The axis begins at the bottom, with the last of the data.
    expect(formatter([{ dataIndex: 0 }]).textContent).toBe('day 3One2 h')
    expect(formatter([{ dataIndex: 2 }]).textContent).toBe('day 1One0 h')
  })

  test('of few bars has room for their names, of many less for each', () => {
    const widthOf = (bars: number) =>
      barOption(data(bars), { formatValue: plain, firstShown: 'start' })['xAxis']
    expect([1, 2, 3, 20].map(widthOf)).toMatchObject(
      [280, 140, 280 / 3, 88].map((width) => ({ axisLabel: { width } })),
    )
  })

  test('divides counts into whole numbers and rates as fine as they are, with the unit at the axis', () => {
    const axisOf = (values: readonly (number | null)[]) =>
      barOption(
        { ...data(2), series: [{ name: 'One', values }] },
        { formatValue: plain, firstShown: 'start' },
      )['yAxis']
    expect(axisOf([3, null])).toMatchObject({ minInterval: 1 })
    expect(axisOf([0.25, 1])).not.toHaveProperty('minInterval')
    const axis = axisOf([3, 4])
    expect(axis).toHaveProperty('axisLabel.formatter')
    expect(
      JSON.stringify(axis, (_, value: unknown) => (typeof value === 'function' ? String(value(3)) : value)),
    ).toContain('"3 h"')
  })

  test('has whole percentages at the axis without their decimals, others as they are', () => {
    const percent = (value: number) => `${value.toFixed(2)}%`
    const { yAxis } = lineOption(data(3), percent)
    const { axisLabel } = yAxis as { axisLabel: { formatter: (value: number) => string } } // as ECharts calls it
    expect([100, 12.5, 0].map(axisLabel.formatter)).toEqual(['100%', '12.50%', '0%'])
  })
})

test('a tooltip says names as texts, never as markup, and "-" where there is no value', () => {
  const name = '<img src=x onerror=alert(1)>'
  const shown = tooltipContent(
    {
      categoryName: 'Day',
      categories: ['Monday'],
      series: [
        { name, values: [3], colour: 'red' },
        { name: 'None', values: [null], colour: 'blue' },
      ],
    },
    { index: 0, formatValue: plain },
  )
  expect(shown.textContent).toBe(`Monday${name}3 hNone-`)
  expect(shown.querySelector('img')).toBeNull()
})

test('its file for spreadsheets has plain numbers, nothing where there is no value, and no name that is a formula', async () => {
  const file = await toCsv({
    categoryName: 'Provider',
    categories: ['=HYPERLINK("http://evil")', '"Harbour", Voice'],
    series: [
      { name: 'Hours', values: [-12.5, null] },
      { name: '转化率', values: [0.125, 3000] },
    ],
  })
  // Blob.text() leaves out the mark at the start, which Excel needs.
  expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect((await file.text()).split('\r\n')).toEqual([
    '"Provider","Hours","转化率"',
    `"'=HYPERLINK(""http://evil"")",-12.5,0.125`,
    '"""Harbour"", Voice",,3000',
    '',
  ])
})
